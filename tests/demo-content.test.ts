import { describe, expect, it } from 'vitest'
import type { SeedModule } from '@/backend/operations/seed/content'
import { containers } from '@/demo/containers'
import { downloads } from '@/demo/downloads'
import { flatPages, listModules } from '@/demo/page-tree'
import { pages } from '@/demo/pages'
import { persons } from '@/demo/persons'
import { redirects } from '@/demo/redirects'
import { settings } from '@/demo/settings'
import { userUnions } from '@/demo/user-unions'
import { columnCount, isAllowedIn } from '@/lib/contract/blocks/placement'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { getRouteTemplate, matchRoute } from '@/lib/contract/site/route-patterns'
import { routes } from '@/lib/i18n/routes'
import { britishSpelling } from './british-spelling'

const allPages = flatPages(pages)
/** Each page that a visitor can open, by path, with the anchors on it. */
const reachable = new Map(
  allPages
    .filter(({ page }) => page.isOnline !== false && page.isClickable !== false)
    .map(({ path, text }) => [path, listModules(text.modules).map(({ data }) => data.anchor)]),
)

/** Routes whose texts are the site's own, not a page's. */
const withoutPage: RouteName[] = [
  '/404',
  '/account/stop-email-change/[[...key]]',
  '/account/jobs/renew/[[...key]]',
  '/account/organization/confirm/[[...key]]',
  '/account/unsere-einrichtung',
  '/account/jobs/team/[[...key]]',
]

/** The paths of all routes that need no parameter, in one language. */
function routePaths(locale: Locale): string[] {
  const names = Object.keys(routes) as RouteName[]
  return names
    .filter((route) => !withoutPage.includes(route))
    .map((route) => getRouteTemplate(route, locale).replace(/\/\[\[\.{3}\w+\]\]$/, ''))
    .filter((path) => !path.includes('['))
    .map((path) => `/${locale}${path === '/' ? '' : path}`)
}

/** Every address that modules lead to: of link blocks, of pictures and within texts. */
function addressesIn(modules: SeedModule[]): string[] {
  return listModules(modules).flatMap(({ data }) => {
    const inText = [...String(data.content ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    return [...inText, data.link].filter((href) => typeof href === 'string')
  })
}

const linkCases = [
  ...allPages.map(({ path, locale, page, text }): [string, Locale, string[]] => {
    const heroLink = page.heroLink ? [page.heroLink[locale]] : []
    return [path, locale, [...heroLink, ...addressesIn(text.modules)]]
  }),
  ...containers.flatMap((entry) =>
    locales.map((locale): [string, Locale, string[]] => [
      `${entry.slug} (${locale})`,
      locale,
      addressesIn([entry[locale]]),
    ]),
  ),
]

describe('the demo content', () => {
  it.each(locales)('has a page for every route of spec §2 in %s', (locale) => {
    expect(routePaths(locale).length).toBeGreaterThan(30)
    expect(routePaths(locale).filter((path) => !reachable.has(path))).toEqual([])
  })

  it.each(linkCases)('leads nowhere but to pages of the same language: %s', (_place, locale, addresses) => {
    const dead = addresses.filter((address) => {
      if (address.startsWith('mailto:')) return !/^mailto:[a-z]+@vbo\.example\.org$/.test(address)
      const [path = '', anchor] = address.split('#')
      const isOwn = path === `/${locale}` || path.startsWith(`/${locale}/`)
      return (
        !isOwn || !reachable.has(path) || (anchor !== undefined && !reachable.get(path)?.includes(anchor))
      )
    })
    expect(dead).toEqual([])
  })
})

/** What stands where it may not, as `model in model`. */
function misplaced(modules: readonly SeedModule[], parent: SeedModule | null): string[] {
  return modules.flatMap((module) => {
    const isAllowed = isAllowedIn(module.model, parent?.model ?? null)
    const { columns = [], children = [] } = module
    return [
      ...(isAllowed ? [] : [`${module.model} in ${parent?.model ?? 'the page'}`]),
      ...(columns.length > (columnCount(module) ?? 0)
        ? [`${columns.length} columns in ${module.model}`]
        : []),
      ...misplaced([...columns.flat(), ...children], module),
    ]
  })
}

it('every demo module stands where its model may stand', () => {
  expect(allPages.flatMap(({ text }) => misplaced(text.modules, null))).toEqual([])
  expect(containers.flatMap((entry) => locales.flatMap((code) => misplaced([entry[code]], null)))).toEqual([])
})

describe('the demo redirects', () => {
  it('lead from addresses that nothing else answers to pages, in one step', () => {
    expect(redirects.length).toBeGreaterThanOrEqual(8)
    expect(new Set(redirects.map(({ old_path }) => old_path)).size).toBe(redirects.length)
    expect(redirects.filter(({ new_path }) => !reachable.has(new_path))).toEqual([])
    const paths = new Set(allPages.map(({ path }) => path))
    const shadowing = redirects.filter(({ old_path }) => {
      const locale = locales.find((code) => old_path.startsWith(`/${code}/`))
      return paths.has(old_path) || (locale && matchRoute(locale, old_path.slice(locale.length + 1)))
    })
    expect(shadowing).toEqual([])
  })

  it('come with a language prefix and without', () => {
    const hasPrefix = redirects.map(({ old_path }) =>
      locales.some((code) => old_path.startsWith(`/${code}/`)),
    )
    expect(new Set(hasPrefix)).toEqual(new Set([true, false]))
  })
})

it('the English texts are spelled as in the United States, but for the name of the association', () => {
  const english = [
    ...allPages.filter(({ locale }) => locale === 'en').map(({ text }) => text),
    ...containers.map(({ en }) => en),
    settings,
    downloads,
    userUnions,
    persons,
  ]
  // Of what is in both languages only the English.
  const texts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, inner]) =>
      name === 'de' || name === 'slug' ? [] : texts(inner),
    )
  }
  const prose = texts(english).map((text) =>
    text.replaceAll('Association of Theatres', '').replaceAll('/addresses/theatre', ''),
  )
  expect(prose.filter((text) => britishSpelling(text) !== null)).toEqual([])
})

import { describe, expect, it } from 'vitest'
import type { SeedModule } from '@/backend/operations/seed/content'
import { containers } from '@/demo/containers'
import { downloads } from '@/demo/downloads'
import { texts as organizationTexts } from '@/demo/organizations/texts'
import { listFlatPages, listModules } from '@/demo/page-tree'
import { pages } from '@/demo/pages'
import { persons } from '@/demo/persons'
import { redirects } from '@/demo/redirects'
import { settings } from '@/demo/settings'
import { userUnions } from '@/demo/user-unions'
import { countColumns, isAllowedIn } from '@/lib/contract/blocks/placement'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { getRouteTemplate, matchRoute } from '@/lib/contract/site/route-patterns'
import { routes } from '@/lib/i18n/routes'
import { findBritishSpelling } from './language/british-spelling'

const allPages = listFlatPages(pages)
/** The anchors of each page that visitors can open, by path. */
const anchorsByPath = new Map(
  allPages
    .filter(({ page }) => page.isOnline !== false && page.isClickable !== false)
    .map(({ path, text }) => [path, listModules(text.modules).map(({ data }) => data.anchor)]),
)

/** Routes without a page in the demo content: their texts are messages. */
const routesWithoutPage: RouteName[] = [
  '/404',
  '/account/stop-email-change/[[...key]]',
  '/account/jobs/renew/[[...key]]',
  '/account/organization/confirm/[[...key]]',
  '/account/unsere-einrichtung',
  '/account/jobs/team/[[...key]]',
  '/geteilter-entwurf/[[...key]]',
]

/** Lists the paths of all routes without required parameters in a language. */
function listRoutePaths(locale: Locale): string[] {
  const names = Object.keys(routes) as RouteName[]
  return names
    .filter((route) => !routesWithoutPage.includes(route))
    .map((route) => getRouteTemplate(route, locale).replace(/\/\[\[\.{3}\w+\]\]$/, ''))
    .filter((path) => !path.includes('['))
    .map((path) => `/${locale}${path === '/' ? '' : path}`)
}

/** Lists the link targets of modules: link fields and links in texts. */
function listLinkTargets(modules: SeedModule[]): string[] {
  return listModules(modules).flatMap(({ data }) => {
    const textLinks = [...String(data.content ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    return [...textLinks, data.link].filter((href) => typeof href === 'string')
  })
}

const linkCases = [
  ...allPages.map(({ path, locale, page, text }): [string, Locale, string[]] => {
    const heroLink = page.heroLink ? [page.heroLink[locale]] : []
    return [path, locale, [...heroLink, ...listLinkTargets(text.modules)]]
  }),
  ...containers.flatMap((entry) =>
    locales.map((locale): [string, Locale, string[]] => [
      `${entry.slug} (${locale})`,
      locale,
      listLinkTargets([entry[locale]]),
    ]),
  ),
]

const downloadCategories = new Set(downloads.map(({ slug }) => slug))

describe('the demo content', () => {
  it.each(locales)('has a page for every route of spec §2 in %s', (locale) => {
    expect(listRoutePaths(locale).length).toBeGreaterThan(30)
    expect(listRoutePaths(locale).filter((path) => !anchorsByPath.has(path))).toEqual([])
  })

  it.each(linkCases)('links only to pages of the same language: %s', (_place, locale, addresses) => {
    const brokenLinks = addresses.filter((address) => {
      if (address.startsWith('mailto:')) return !/^mailto:[a-z]+@vbo\.example\.org$/.test(address)
      const { pathname: path, searchParams, hash } = new URL(address, 'https://buehnenhaus.test')
      const anchor = hash === '' ? undefined : hash.slice(1)
      const category = searchParams.get('category')
      const isSameLanguage = path === `/${locale}` || path.startsWith(`/${locale}/`)
      return (
        !isSameLanguage ||
        !anchorsByPath.has(path) ||
        (category !== null && !downloadCategories.has(category)) ||
        (anchor !== undefined && !anchorsByPath.get(path)?.includes(anchor))
      )
    })
    expect(brokenLinks).toEqual([])
  })
})

/** Finds modules in a place that their model does not allow, each as `model in model`. */
function findMisplaced(modules: readonly SeedModule[], parent: SeedModule | null): string[] {
  return modules.flatMap((module) => {
    const isAllowed = isAllowedIn(module.model, parent?.model ?? null)
    const { columns = [], children = [] } = module
    return [
      ...(isAllowed ? [] : [`${module.model} in ${parent?.model ?? 'the page'}`]),
      ...(columns.length > (countColumns(module) ?? 0) ? [`${columns.length} columns in ${module.model}`] : []),
      ...findMisplaced([...columns.flat(), ...children], module),
    ]
  })
}

it('places every demo module where its model is allowed', () => {
  expect(allPages.flatMap(({ text }) => findMisplaced(text.modules, null))).toEqual([])
  expect(containers.flatMap((entry) => locales.flatMap((code) => findMisplaced([entry[code]], null)))).toEqual([])
})

describe('the demo redirects', () => {
  it('lead from unused addresses to pages in one step', () => {
    expect(redirects.length).toBeGreaterThanOrEqual(8)
    expect(new Set(redirects.map(({ old_path }) => old_path)).size).toBe(redirects.length)
    expect(redirects.filter(({ new_path }) => !anchorsByPath.has(new_path))).toEqual([])
    const paths = new Set(allPages.map(({ path }) => path))
    const shadowingRedirects = redirects.filter(({ old_path }) => {
      const locale = locales.find((code) => old_path.startsWith(`/${code}/`))
      return paths.has(old_path) || (locale && matchRoute(locale, old_path.slice(locale.length + 1)))
    })
    expect(shadowingRedirects).toEqual([])
  })

  it('exist with and without a language prefix', () => {
    const hasPrefix = redirects.map(({ old_path }) => locales.some((code) => old_path.startsWith(`/${code}/`)))
    expect(new Set(hasPrefix)).toEqual(new Set([true, false]))
  })
})

it('uses American spelling in English texts, except in the name of the association', () => {
  const englishContent = [
    ...allPages.filter(({ locale }) => locale === 'en').map(({ text }) => text),
    ...containers.map(({ en }) => en),
    settings,
    downloads,
    userUnions,
    persons,
    // Pairs of a German and an English sentence.
    Object.values(organizationTexts).map((bank) =>
      Object.values(bank)
        .flat(2)
        .filter((_, i) => i % 2 === 1),
    ),
  ]
  // Skips the German values of bilingual fields.
  const listTexts = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, inner]) => (name === 'de' || name === 'slug' ? [] : listTexts(inner)))
  }
  const prose = listTexts(englishContent).map((text) => text.replaceAll('/addresses/theatre', ''))
  expect(prose.filter((text) => findBritishSpelling(text) !== null)).toEqual([])
})

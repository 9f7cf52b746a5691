import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '../common/locale'
import { isReservedPath, isServedAddress, isServedInAnyCase } from './reserved-paths'
import { type RouteName, routePaths } from './route-paths'
import { matchRoute, partsOf, templateOf } from './route-patterns'

const isRoute = (folder: string): folder is RouteName => folder in routePaths

/** Sample values of the parameters in a folder's name, as far as they have a form of their own. */
const samples: Record<string, string> = { '[id]': '7', '[list]': 'newsletter' }
const fill = (template: string) =>
  partsOf(template)
    .filter((part) => !part.startsWith('[[') && !part.startsWith('('))
    .map((part) => (part.startsWith('[') ? (samples[part] ?? 'probe') : part))
    .join('/')

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

/**
 * The addresses of everything that `app/` shows or generates, but for content pages and records.
 */
function addressesOfApp(): string[] {
  return filesBelow('app').flatMap((file) => {
    const folder = `/${path.dirname(file)}`
    const name = path.basename(file)
    if (name === 'route.ts') return [`/${fill(folder)}`]
    if (folder === '/.' && /^(?:icon|robots)\./.test(name)) return [`/${name.replace('.ts', '.txt')}`]
    if (name !== 'page.tsx') return []
    const route = folder.replace(/^\/\[locale\]/, '') || '/'
    if (route === '/[...path]') return []
    return locales.flatMap((locale) => {
      const address = `/${locale}/${fill(isRoute(route) ? templateOf(route, locale) : route)}`
      return isRecordRoute(route) ? [] : address
    })
  })
}

const isRecordRoute = (route: string) =>
  /^\/(?:debatte|kalender|pressemitteilungen|unsere-mitglieder)\/\[slug\]\/\[id\]$/.test(route)

describe('the site serves', () => {
  test('everything that lies in app/, in both languages', () => {
    const addresses = addressesOfApp()
    expect(addresses).toEqual(
      expect.arrayContaining(['/de/', '/en/calender', '/de/admin', '/robots.txt', '/sitemaps/probe']),
    )
    expect(addresses.filter((address) => !isServedAddress(address))).toEqual([])
  })

  test('every file of public/', () => {
    const files = filesBelow('public').map((file) => `/${file}`)
    expect(files).toContain('/sw.js')
    expect(files.filter((file) => !isServedAddress(file))).toEqual([])
  })

  test.each([
    ...['/', '/de', '/en/', '/kalender', '/calender', '/de/calender', '/account/login', '/downloads'],
    ...['/de/account/login', '/de/account/login/', '//de//account/login', '/de/account/verify-email/abc'],
    ...['/de/%61ccount/login', '/de/account%2Flogin', '/de/%2561ccount/login', '/%64e'],
    ...['/api', '/api/settings/', '/de/api/csrf/', '/fr/api/csrf/', '/en/pageeditor-api/nav', '/media/x.jpg'],
    ...['/_allauth/browser/v1/config', '/_next/static/x.js', '/setup', '/cms-hub', '/en/cms-hub/media'],
    ...['/de/debatte.rss', '/de/jobboerse.json', '/en/calender.ics', '/de/kalender/fest/7.ics'],
    ...['/de/ansprechpersonen/7.vcf', '/en/addresses/oper/7.vcf', '/.well-known/security.txt'],
    ...['/de/jobboerse/geige/7', '/de/debatte/category/x/3', '/de/search/pages', '/admin/redirects/5'],
  ])('%s', (address) => {
    expect(isServedAddress(address)).toBe(true)
  })

  test.each(['/DE', '/De/Account/Login', '/API/settings', '/de/%4Balender', '/Sw.js'])(
    '%s in other letters only where somebody enters it',
    (address) => {
      expect([isServedAddress(address), isServedInAnyCase(address)]).toEqual([false, true])
    },
  )

  test.each([
    ...['/alt', '/de/alt', '/de/jobs', '/members', '/de/debatte/alt', '/de/account/alt', '/debatte.rss'],
    ...[
      '/de/debatte/alter-artikel/7',
      '/de/apis',
      '/de/media',
      '/.well-known/change-password',
      '/fr/kalender',
    ],
  ])('not %s', (address) => {
    expect(isServedInAnyCase(address)).toBe(false)
  })
})

describe('no content page is at', () => {
  test.each(locales)('%s: what a route is called in the other language alone', (locale) => {
    const other: Locale = locale === 'de' ? 'en' : 'de'
    const fixed = Object.keys(routePaths)
      .filter(isRoute)
      .map((route) => templateOf(route, other).slice(1))
      .filter((template) => !template.includes('['))
    const reservedIn = (language: Locale) => fixed.filter((template) => isReservedPath(language, template))
    expect(reservedIn(locale)).toEqual(
      fixed.filter((template) => template === '404' || matchRoute(locale, template) === null),
    )
    expect(reservedIn(other)).toEqual(['404'])
  })

  test('a folder of app/ that is no route, nor where a route shows something by its parameters', () => {
    const folders = filesBelow(path.join('app', '[locale]'))
      .filter((file) => path.basename(file) === 'page.tsx')
      .map((file) => `/${path.dirname(file)}`)
      .filter((folder) => folder !== '/[...path]' && folder !== '/.')
    const paths = folders.filter((folder) => !isRoute(folder) || folder.includes('/[')).map(shown)
    expect(paths).toEqual(expect.arrayContaining(['admin/probe', 'cms-hub', 'debatte/category/probe/7']))
    expect(paths.filter((page) => !isReservedPath('de', page))).toEqual([])
  })

  test.each(['themen/api', 'apis', 'media', 'contacts', '', 'kalender', 'account/login', 'search'])(
    'but at %s',
    (free) => {
      expect(isReservedPath('de', free)).toBe(false)
    },
  )
})

/** A path that a folder shows, with a value for each of its parameters. */
function shown(folder: string): string {
  const values: Record<string, string> = { filter: 'pages', id: '7' }
  return fill(folder.replace(/\[\[\.\.\.(\w+)\]\]/, (_, name: string) => values[name] ?? 'probe'))
}

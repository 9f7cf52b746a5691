import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../common/locale'
import { isReservedPath, isServedAddress, isServedInAnyCase } from './reserved-paths'
import { type RouteName, routePaths } from './route-paths'
import { getRouteTemplate, matchRoute, splitPath } from './route-patterns'

const isRoute = (folder: string): folder is RouteName => folder in routePaths

/** Sample values of parameters with a required pattern. */
const samples: Record<string, string> = { '[id]': '7', '[list]': 'newsletter' }
const fill = (template: string) =>
  splitPath(template)
    .filter((part) => !part.startsWith('[[') && !part.startsWith('('))
    .map((part) => (part.startsWith('[') ? (samples[part] ?? 'probe') : part))
    .join('/')

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))

/** Lists the addresses of everything in `app/`, except content pages and records. */
function listAppAddresses(): string[] {
  return listFiles('app').flatMap((file) => {
    const folder = `/${path.dirname(file)}`
    const name = path.basename(file)
    if (name === 'route.ts') return [`/${fill(folder)}`]
    if (folder === '/.' && /^(?:icon|robots)\./.test(name)) return [`/${name.replace('.ts', '.txt')}`]
    if (name !== 'page.tsx') return []
    const route = folder.replace(/^\/\[locale\]/, '') || '/'
    if (route === '/[...path]') return []
    return locales.flatMap((locale) => {
      const address = `/${locale}/${fill(isRoute(route) ? getRouteTemplate(route, locale) : route)}`
      return isRecordRoute(route) ? [] : address
    })
  })
}

const isRecordRoute = (route: string) =>
  /^\/(?:debatte|kalender|pressemitteilungen|unsere-mitglieder)\/\[slug\]\/\[id\]$/.test(route)

describe('isServedAddress', () => {
  it('includes everything in app/, in both languages', () => {
    const addresses = listAppAddresses()
    expect(addresses).toEqual(
      expect.arrayContaining(['/de/', '/en/calender', '/de/admin', '/robots.txt', '/sitemaps/probe']),
    )
    expect(addresses.filter((address) => !isServedAddress(address))).toEqual([])
  })

  it('includes every file of public/', () => {
    const files = listFiles('public').map((file) => `/${file}`)
    expect(files).toContain('/sw.js')
    expect(files.filter((file) => !isServedAddress(file))).toEqual([])
  })

  it.each([
    ...['/', '/de', '/en/', '/kalender', '/calender', '/de/calender', '/account/login', '/downloads'],
    ...['/de/account/login', '/de/account/login/', '//de//account/login', '/de/account/verify-email/abc'],
    ...['/de/%61ccount/login', '/de/account%2Flogin', '/de/%2561ccount/login', '/%64e'],
    ...['/api', '/api/settings/', '/de/api/csrf/', '/fr/api/csrf/', '/en/pageeditor-api/nav', '/media/x.jpg'],
    ...['/_allauth/browser/v1/config', '/_next/static/x.js', '/setup', '/cms-hub', '/en/cms-hub/media'],
    ...['/de/debatte.rss', '/de/jobboerse.json', '/en/calender.ics', '/de/kalender/fest/7.ics'],
    ...['/de/ansprechpersonen/7.vcf', '/en/addresses/oper/7.vcf', '/.well-known/security.txt'],
    ...['/de/jobboerse/geige/7', '/de/debatte/category/x/3', '/de/search/pages', '/admin/redirects/5'],
  ])('includes %s', (address) => {
    expect(isServedAddress(address)).toBe(true)
  })

  it.each(['/DE', '/De/Account/Login', '/API/settings', '/de/%4Balender', '/Sw.js'])(
    'includes %s only for entered addresses, which ignore letter case',
    (address) => {
      expect([isServedAddress(address), isServedInAnyCase(address)]).toEqual([false, true])
    },
  )

  it.each([
    ...['/alt', '/de/alt', '/de/jobs', '/members', '/de/debatte/alt', '/de/account/alt', '/debatte.rss'],
    ...['/de/debatte/alter-artikel/7', '/de/apis', '/de/media', '/.well-known/change-password', '/fr/kalender'],
  ])('excludes %s', (address) => {
    expect(isServedInAnyCase(address)).toBe(false)
  })
})

describe('isReservedPath', () => {
  it.each(locales)('reserves the paths that a route has only in the other language: %s', (locale) => {
    const otherLanguage: Locale = locale === 'de' ? 'en' : 'de'
    const fixedPaths = Object.keys(routePaths)
      .filter(isRoute)
      .map((route) => getRouteTemplate(route, otherLanguage).slice(1))
      .filter((template) => !template.includes('['))
    const listReserved = (language: Locale) => fixedPaths.filter((template) => isReservedPath(language, template))
    expect(listReserved(locale)).toEqual(
      fixedPaths.filter((template) => template === '404' || matchRoute(locale, template) === null),
    )
    expect(listReserved(otherLanguage)).toEqual(['404'])
  })

  it('reserves folders of app/ without a route, and paths of routes with parameters', () => {
    const folders = listFiles(path.join('app', '[locale]'))
      .filter((file) => path.basename(file) === 'page.tsx')
      .map((file) => `/${path.dirname(file)}`)
      .filter((folder) => folder !== '/[...path]' && folder !== '/.')
    const paths = folders.filter((folder) => !isRoute(folder) || folder.includes('/[')).map(toSamplePath)
    expect(paths).toEqual(expect.arrayContaining(['admin/probe', 'cms-hub', 'debatte/category/probe/7']))
    expect(paths.filter((page) => !isReservedPath('de', page))).toEqual([])
  })

  it.each(['themen/api', 'apis', 'media', 'contacts', '', 'kalender', 'account/login', 'search'])(
    'leaves %s to content pages',
    (path) => {
      expect(isReservedPath('de', path)).toBe(false)
    },
  )
})

function toSamplePath(folder: string): string {
  const values: Record<string, string> = { filter: 'pages', id: '7' }
  return fill(folder.replace(/\[\[\.\.\.(\w+)\]\]/, (_, name: string) => values[name] ?? 'probe'))
}

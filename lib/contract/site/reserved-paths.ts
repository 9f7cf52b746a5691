import { decodeOrKeep } from '../common/address'
import { getOtherLocale, isLocale, type Locale, locales } from '../common/locale'
import { recordFolders, recordTypes } from '../records/record'
import type { RouteName } from './route-paths'
import { getRouteTemplate, matchRoute, routeNames, splitPath } from './route-patterns'

// The only list of addresses that the site itself serves. It consists of the routes and of the two
// lists below. Tests compare them with the folders `app/` and `public/` and with the calls of the
// contract.

/**
 * First path segments that belong to the program, with or without a language prefix: API calls,
 * tools and error pages.
 */
const programSegments: ReadonlySet<string> = new Set([
  ...['api', 'pageeditor-api'],
  // Links in mails lead there.
  'subscription',
  ...['admin', 'cms-hub', 'page-editor', 'styleguide'],
  ...['404', '500'],
])

/**
 * First path segments that belong to the program and have no language prefix: API calls, the build
 * and files.
 */
const rootSegments: ReadonlySet<string> = new Set([
  ...['_allauth', '_next', 'internal', 'media', 'setup'],
  ...['manifests', 'opensearch', 'previews', 'sitemap.xml', 'sitemaps', 'robots.txt', 'icon.svg'],
  ...['apple-touch-icon.png', 'favicon.ico', 'og.jpg', 'sw.js'],
  ...['editor', 'icons', 'motion', 'offline', 'specimens'],
])

const securityContact = '.well-known/security.txt'

/**
 * Extensions of feeds, calendars and contact files. Such a file has the address of a list or a
 * record, followed by the extension.
 */
const fileExtensionPattern = /\.(?:ics|json|rss|vcf)$/

/**
 * Maximum depth of nested percent-encoding that is decoded. A server in front of the site that
 * decodes the path once more must not reach a page of the site.
 */
const maxEncodings = 3

/** Routes of records. An address that matches such a route may belong to a record or not. */
const recordRoutes: ReadonlySet<string> = new Set(recordTypes.map((type) => `/${recordFolders[type].de}/[slug]/[id]`))

const isFixed = (route: RouteName) => !route.includes('[')

/**
 * Returns the paths of routes that exist only in the other language. The middleware redirects them
 * to the path in the language of the prefix.
 */
function listForeignPaths(locale: Locale): readonly string[] {
  return routeNames
    .filter(isFixed)
    .map((route) => getRouteTemplate(route, getOtherLocale(locale)).slice(1))
    .filter((path) => matchRoute(locale, path) === null)
}

const foreignPaths = { de: listForeignPaths('de'), en: listForeignPaths('en') }

/** First segments of all routes. Feeds and files of lists have addresses below them. */
const routeFolders: ReadonlySet<string> = new Set(
  locales.flatMap((locale) => routeNames.flatMap((route) => splitPath(getRouteTemplate(route, locale))[0] ?? [])),
)

/** Addresses of all routes without parameters. A content page may have one of these addresses. */
export const fixedAddresses: readonly string[] = locales.flatMap((locale) =>
  routeNames
    .filter(isFixed)
    .map((route) => (route === '/' ? `/${locale}` : `/${locale}${getRouteTemplate(route, locale)}`)),
)

/**
 * Returns true if no content page in the language may have a path, because the site serves
 * something else there. The path has no language prefix and no slashes at the ends. A page may have
 * the path of a route without parameters; the route then shows the page.
 */
export function isReservedPath(locale: Locale, path: string): boolean {
  if (programSegments.has(splitPath(path)[0] ?? '')) return true
  const match = matchRoute(locale, path)
  if (match) return Object.values(match.params).some(({ length }) => length > 0)
  return foreignPaths[locale].some((foreign) => path === foreign || path.startsWith(`${foreign}/`))
}

/**
 * Returns true if no redirect may start at an address, because the site itself serves it, with or
 * without a language prefix. Ignores the encoding and slashes at the ends. Returns false for
 * content pages and records.
 */
export function isServedAddress(address: string): boolean {
  const [first = '', ...remainingParts] = splitPath(decodeFully(address))
  if (isServedWithoutLanguage(first, remainingParts)) return true
  const parts = isLocale(first) ? remainingParts : [first, ...remainingParts]
  if (programSegments.has(parts[0] ?? '') || (isLocale(first) && isFileOfRoute(parts))) return true
  return locales.some((locale) => {
    const match = matchRoute(locale, parts.join('/'))
    return match !== null && !recordRoutes.has(match.route)
  })
}

/**
 * Returns true if the site itself serves an address, even if it was entered with upper-case
 * letters.
 */
export function isServedInAnyCase(address: string): boolean {
  return isServedAddress(address) || isServedAddress(decodeFully(address).toLowerCase())
}

/**
 * Calls of the API may have any two letters as the language. Calls with an unknown language are not
 * redirected either.
 */
function isServedWithoutLanguage(first: string, remainingParts: readonly string[]): boolean {
  const isCall = /^[a-z]{2}$/.test(first) && /^(?:pageeditor-)?api$/.test(remainingParts[0] ?? '')
  return isCall || rootSegments.has(first) || [first, ...remainingParts].join('/') === securityContact
}

function isFileOfRoute(parts: readonly string[]): boolean {
  const lastPart = parts.at(-1) ?? ''
  return fileExtensionPattern.test(lastPart) && routeFolders.has((parts[0] ?? '').replace(fileExtensionPattern, ''))
}

function decodeFully(address: string): string {
  let decodedAddress = address
  for (let depth = 0; depth < maxEncodings; depth += 1) decodedAddress = decodeOrKeep(decodedAddress)
  return decodedAddress
}

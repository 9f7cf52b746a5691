import { decodeOrKeep } from '../common/address'
import { isLocale, type Locale, locales, otherLocale } from '../common/locale'
import { recordFolders, recordTypes } from '../records/record'
import type { RouteName } from './route-paths'
import { getRouteTemplate, matchRoute, routeNames, splitPath } from './route-patterns'

// The single list of addresses that the site itself serves. It derives from the table of routes and
// the two lists below. Tests compare these with the folders `app/` and `public/` and the calls of
// the contract.

/**
 * First path segments, with or without a language prefix, that belong to the program: its calls,
 * tools and error pages.
 */
const programParts: ReadonlySet<string> = new Set([
  ...['api', 'pageeditor-api'],
  // Target of links in mails.
  'subscription',
  ...['admin', 'cms-hub', 'page-editor', 'styleguide'],
  ...['404', '500'],
])

/** First path segments without a language prefix: those of the contract, the build, and files. */
const rootParts: ReadonlySet<string> = new Set([
  ...['_allauth', '_next', 'internal', 'media', 'setup'],
  ...['manifests', 'opensearch', 'previews', 'sitemap.xml', 'sitemaps', 'robots.txt', 'icon.svg'],
  ...['apple-touch-icon.png', 'favicon.ico', 'og.jpg', 'sw.js'],
  ...['editor', 'icons', 'motion', 'offline', 'specimens'],
])

const securityContact = '.well-known/security.txt'

/**
 * Feeds, calendars and contact files have the address of a list or record plus one of these
 * extensions.
 */
const fileExtension = /\.(?:ics|json|rss|vcf)$/

/**
 * Maximum levels of nested percent-encoding. A server in front that decodes once more must not
 * reach a page of the site.
 */
const maxEncodings = 3

/** Routes of records. Their addresses are content and may or may not exist. */
const recordRoutes: ReadonlySet<string> = new Set(
  recordTypes.map((type) => `/${recordFolders[type].de}/[slug]/[id]`),
)

const isFixed = (route: RouteName) => !route.includes('[')

/**
 * Returns the paths of routes that exist only in the other language. Visitors are redirected from
 * there to the path in their language.
 */
function listForeignPaths(locale: Locale): readonly string[] {
  return routeNames
    .filter(isFixed)
    .map((route) => getRouteTemplate(route, otherLocale(locale)).slice(1))
    .filter((path) => matchRoute(locale, path) === null)
}

const foreignPaths = { de: listForeignPaths('de'), en: listForeignPaths('en') }

/** First segments of all routes. Feeds and files of their lists are below them. */
const routeFolders: ReadonlySet<string> = new Set(
  locales.flatMap((locale) =>
    routeNames.flatMap((route) => splitPath(getRouteTemplate(route, locale))[0] ?? []),
  ),
)

/**
 * Addresses of routes without parameters, in every language. A page may have one of these
 * addresses.
 */
export const fixedAddresses: readonly string[] = locales.flatMap((locale) =>
  routeNames
    .filter(isFixed)
    .map((route) => (route === '/' ? `/${locale}` : `/${locale}${getRouteTemplate(route, locale)}`)),
)

/**
 * Returns true if the site serves other content at a path, so that no content page of the language
 * may have it. The path has no language prefix and no outer slashes. A page may have the path of a
 * route without parameters; the route then shows it.
 */
export function isReservedPath(locale: Locale, path: string): boolean {
  if (programParts.has(splitPath(path)[0] ?? '')) return true
  const match = matchRoute(locale, path)
  if (match) return Object.values(match.params).some(({ length }) => length > 0)
  return foreignPaths[locale].some((foreign) => path === foreign || path.startsWith(`${foreign}/`))
}

/**
 * Returns true if the site itself serves an address, with or without language prefix, so that no
 * redirect may start there. Encoding and outer slashes make no difference. Content pages and
 * records do not count.
 */
export function isServedAddress(address: string): boolean {
  const [first = '', ...remainingParts] = splitPath(decodeFully(address))
  if (isServedWithoutLanguage(first, remainingParts)) return true
  const parts = isLocale(first) ? remainingParts : [first, ...remainingParts]
  if (programParts.has(parts[0] ?? '') || (isLocale(first) && isFileOfRoute(parts))) return true
  return locales.some((locale) => {
    const match = matchRoute(locale, parts.join('/'))
    return match !== null && !recordRoutes.has(match.route)
  })
}

/** Returns true if the site serves an entered address in any letter case. */
export function isServedInAnyCase(address: string): boolean {
  return isServedAddress(address) || isServedAddress(decodeFully(address).toLowerCase())
}

/** API calls may have any two-letter prefix; unknown languages are never redirected either. */
function isServedWithoutLanguage(first: string, remainingParts: readonly string[]): boolean {
  const isCall = /^[a-z]{2}$/.test(first) && /^(?:pageeditor-)?api$/.test(remainingParts[0] ?? '')
  return isCall || rootParts.has(first) || [first, ...remainingParts].join('/') === securityContact
}

function isFileOfRoute(parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? ''
  return fileExtension.test(last) && routeFolders.has((parts[0] ?? '').replace(fileExtension, ''))
}

function decodeFully(address: string): string {
  let decodedAddress = address
  for (let depth = 0; depth < maxEncodings; depth += 1) decodedAddress = decodeOrKeep(decodedAddress)
  return decodedAddress
}

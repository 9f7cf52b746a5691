import { decodeOrKeep } from '../common/address'
import { isLocale, type Locale, locales, otherLocale } from '../common/locale'
import { recordFolders, recordTypes } from '../records/record'
import type { RouteName } from './route-paths'
import { matchRoute, partsOf, routeNames, templateOf } from './route-patterns'

// The one list of what the site itself serves. It comes from the table of routes, and from the two
// lists below; tests compare these with the folder `app/`, the folder `public/` and the calls of
// the contract.

/**
 * First parts of paths, behind the language or without one, that belong to the program: its calls,
 * tools and error pages.
 */
const programParts: ReadonlySet<string> = new Set([
  ...['api', 'pageeditor-api'],
  // Pages that mails lead to.
  'subscription',
  ...['admin', 'cms-hub', 'page-editor', 'styleguide'],
  ...['404', '500'],
])

/** First parts of addresses without a language: the contract's, the build's, and those of files. */
const rootParts: ReadonlySet<string> = new Set([
  ...['_allauth', '_next', 'internal', 'media', 'setup'],
  ...['manifests', 'opensearch', 'previews', 'sitemap.xml', 'sitemaps', 'robots.txt', 'icon.svg'],
  ...['apple-touch-icon.png', 'favicon.ico', 'og.jpg', 'sw.js'],
  ...['editor', 'icons', 'motion', 'offline', 'specimens'],
])

const securityContact = '.well-known/security.txt'

/**
 * Feeds, calendars and contact files have the address of a list or a record, and one of these
 * extensions.
 */
const fileExtension = /\.(?:ics|json|rss|vcf)$/

/**
 * An address may be encoded over and over; a server in front that decodes once more must not find a
 * page of the site.
 */
const maxEncodings = 3

/** Routes whose pages are records: content, which lies at such an address or not. */
const recordRoutes: ReadonlySet<string> = new Set(
  recordTypes.map((type) => `/${recordFolders[type].de}/[slug]/[id]`),
)

const isFixed = (route: RouteName) => !route.includes('[')

/**
 * Paths that a route has in the other language alone: from there visitors are led to its path in
 * theirs.
 */
function pathsOfOtherLanguage(locale: Locale): readonly string[] {
  return routeNames
    .filter(isFixed)
    .map((route) => templateOf(route, otherLocale(locale)).slice(1))
    .filter((path) => matchRoute(locale, path) === null)
}

const foreignPaths = { de: pathsOfOtherLanguage('de'), en: pathsOfOtherLanguage('en') }

/** The first parts of all routes: below them lie the feeds and files of their lists. */
const routeFolders: ReadonlySet<string> = new Set(
  locales.flatMap((locale) => routeNames.flatMap((route) => partsOf(templateOf(route, locale))[0] ?? [])),
)

/**
 * The addresses of routes without parameters, in every language: the ones that a page's own address
 * may be equal to.
 */
export const fixedAddresses: readonly string[] = locales.flatMap((locale) =>
  routeNames
    .filter(isFixed)
    .map((route) => (route === '/' ? `/${locale}` : `/${locale}${templateOf(route, locale)}`)),
)

/**
 * Whether a path without language prefix and outer slashes lies where no content page of the
 * language's tree may be: the site would show something else there. A page may lie at a route
 * without parameters, which shows it.
 */
export function isReservedPath(locale: Locale, path: string): boolean {
  if (programParts.has(partsOf(path)[0] ?? '')) return true
  const match = matchRoute(locale, path)
  if (match) return Object.values(match.params).some(({ length }) => length > 0)
  return foreignPaths[locale].some((other) => path === other || path.startsWith(`${other}/`))
}

/**
 * Whether the site itself serves an address of it, with or without a language: then no redirect may
 * begin there. Encoded spellings and outer slashes make no difference. Addresses of content pages
 * and records are not among them.
 */
export function isServedAddress(address: string): boolean {
  const [first = '', ...others] = partsOf(decodeFully(address))
  if (isServedWithoutLanguage(first, others)) return true
  const parts = isLocale(first) ? others : [first, ...others]
  if (programParts.has(parts[0] ?? '') || (isLocale(first) && isFileOfRoute(parts))) return true
  return locales.some((locale) => {
    const match = matchRoute(locale, parts.join('/'))
    return match !== null && !recordRoutes.has(match.route)
  })
}

/** The same for an address that somebody enters, in capital or small letters. */
export function isServedInAnyCase(address: string): boolean {
  return isServedAddress(address) || isServedAddress(decodeFully(address).toLowerCase())
}

/** Calls have a prefix of any two letters: no other language's is ever redirected. */
function isServedWithoutLanguage(first: string, others: readonly string[]): boolean {
  const isCall = /^[a-z]{2}$/.test(first) && /^(?:pageeditor-)?api$/.test(others[0] ?? '')
  return isCall || rootParts.has(first) || [first, ...others].join('/') === securityContact
}

function isFileOfRoute(parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? ''
  return fileExtension.test(last) && routeFolders.has((parts[0] ?? '').replace(fileExtension, ''))
}

function decodeFully(address: string): string {
  let decoded = address
  for (let depth = 0; depth < maxEncodings; depth += 1) decoded = decodeOrKeep(decoded)
  return decoded
}

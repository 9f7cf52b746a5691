import { defaultLocale, isLocale, type Locale } from '@/lib/contract/common/locale'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import { isAdministrationPath } from '@/lib/i18n/administration-address'
import { isUnambiguousPath } from '@/lib/i18n/comparable-path'
import { hubPath } from '@/lib/i18n/hub-address'
import { folderOf } from '@/lib/i18n/paths'
import { isInEditorFolder } from '@/lib/i18n/route-access'
import { type RouteRules, routes } from '@/lib/i18n/routes'
import { type Address, hasParam, isAsset, splitLocale } from './address'
import type { RequestContext } from './rule'

/** The route that serves an address. */
export interface ResolvedRoute {
  /** Its path under `app/`. */
  pathname: string
  /** Whether it replaces the page while the site is off. */
  isSwitchedOff: boolean
  /** Whether the address does not exist, so that the 404 page is shown. */
  isMissing: boolean
}

/** The folder of the page editor: it has no address of its own, but that of each page with the edit marker. */
const editorFolder = '/page-editor'

const isIn = (rest: string, folder: string) => rest === folder || rest.startsWith(`${folder}/`)

/** Whether a folder of `app/` is no address for this visit. */
async function isHidden(rest: string, context: RequestContext): Promise<boolean> {
  return isIn(rest, editorFolder) || (isIn(rest, '/styleguide') && !(await context.seesStyleguide()))
}

/** The editors' hub has no prefix: its language is a parameter, the default without one. */
function hubFolder(search: string): string {
  const language = new URLSearchParams(search).get('lang') ?? undefined
  return `/${isLocale(language) ? language : defaultLocale}${hubPath}`
}

/** The files that `app/` generates; those of `public/` are only requested here in development. */
const generatedFiles = ['/.well-known/security.txt', '/icon.svg', '/robots.txt', '/sitemap.xml']
const generatedFolders = ['/manifests/', '/opensearch/', '/previews/', '/sitemaps/']

const isGenerated = (pathname: string) =>
  generatedFiles.includes(pathname) || generatedFolders.some((folder) => pathname.startsWith(folder))

const shown = (pathname: string): ResolvedRoute => ({ pathname, isSwitchedOff: false, isMissing: false })
const missing = (pathname: string): ResolvedRoute => ({ pathname, isSwitchedOff: false, isMissing: true })

/** Addresses without a language: the hub, and files. */
function routeWithoutLocale({ pathname, search }: Address): ResolvedRoute {
  if (pathname === hubPath) return shown(hubFolder(search))
  return isAsset(pathname) && !isGenerated(pathname) ? missing(pathname) : shown(pathname)
}

interface ContentAddress {
  locale: Locale
  rest: string
  search: string
  route: RouteRules | null
}

/**
 * Whether an editor gets the working copy of the content page at an address: to edit it, or to see it because visitors find
 * none there. Forms and lists of the account stay, whatever became of the content page around them.
 */
async function isForEditor(
  { locale, rest, search, route }: ContentAddress,
  context: RequestContext,
): Promise<boolean> {
  if (!(await context.isEditor())) return false
  if (hasParam(search, 'edit')) return true
  const isContent = route === null || (route.audience === 'everybody' && !route.isPersonal)
  return isContent && !hasParam(search, 'v') && !isInEditorFolder(rest) && context.isOffline(locale, rest)
}

/** The route in `app/` of an address that redirects no further. Ambiguous paths have no page. */
export async function resolveRoute(
  { pathname, search }: Address,
  context: RequestContext,
): Promise<ResolvedRoute> {
  const split = splitLocale(pathname)
  const locale = split?.locale ?? defaultLocale
  if (!isUnambiguousPath(pathname)) return missing(folderOf(locale, '/404'))
  if (!split) return routeWithoutLocale({ pathname, search })
  const { rest } = split
  if (await isHidden(rest, context)) return missing(folderOf(locale, '/404'))
  // Whoever is not let in was led away by a rule.
  if (isAdministrationPath(rest)) return shown(`/${locale}${rest}`)
  const match = matchRoute(locale, rest)
  const route: RouteRules | null = match && routes[match.route]
  if (!route?.isShownWhenDisabled && (await context.isDisabled()) && !(await context.isEditor())) {
    return { ...shown(folderOf(locale, '/index-disabled')), isSwitchedOff: true }
  }
  const isPage =
    match === null ||
    route?.recordType !== undefined ||
    Object.values(match.params).every(({ length }) => length === 0)
  if (isPage && (await isForEditor({ locale, rest, search, route }, context))) {
    return shown(`/${locale}${editorFolder}${rest}`)
  }
  const isFound = route !== null && route.recordType === undefined
  if (!isFound && !isInEditorFolder(rest) && (await context.isWithoutPage(locale, rest)))
    return missing(pathname)
  return shown(match ? folderOf(locale, match.route, match.params) : pathname)
}

/** The path in `app/` of the error page for an address whose own page failed to render. */
export function errorRoute(pathname: string): string {
  return `/${splitLocale(pathname)?.locale ?? defaultLocale}/500`
}

import { isUnambiguousPath } from '@/lib/contract/common/comparable-path'
import { defaultLocale, isLocale, type Locale } from '@/lib/contract/common/locale'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import { isAdministrationPath } from '@/lib/i18n/administration-address'
import { hubPath } from '@/lib/i18n/hub-address'
import { toRouteFolder } from '@/lib/i18n/paths'
import { isInEditorFolder } from '@/lib/i18n/route-access'
import { type RouteRules, routes } from '@/lib/i18n/routes'
import { type Address, hasParam, isAsset, splitLocale } from './address'
import type { RuleContext } from './rule'

/** Route that serves an address. */
export interface ResolvedRoute {
  /** Path under `app/`. */
  pathname: string
  /** The route replaces the page because the site is switched off. */
  isSwitchedOff: boolean
  /** The address does not exist, so the 404 page is shown. */
  isMissing: boolean
}

/** Folder of the page editor. Its addresses are those of the pages, with the edit parameter. */
const editorFolder = '/page-editor'

const isInFolder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** Returns true for folders of `app/` that are no address for this visitor. */
async function isHidden(path: string, context: RuleContext): Promise<boolean> {
  return (
    isInFolder(path, editorFolder) || (isInFolder(path, '/styleguide') && !(await context.seesStyleguide()))
  )
}

/**
 * The hub has no language prefix; its language is a parameter, with the default language as
 * fallback.
 */
function hubFolder(search: string): string {
  const language = new URLSearchParams(search).get('lang') ?? undefined
  return `/${isLocale(language) ? language : defaultLocale}${hubPath}`
}

/** Files that `app/` generates. Files of `public/` reach this code in development only. */
const generatedFiles = ['/.well-known/security.txt', '/icon.svg', '/robots.txt', '/sitemap.xml']
const generatedFolders = ['/manifests/', '/opensearch/', '/previews/', '/sitemaps/']

const isGenerated = (pathname: string) =>
  generatedFiles.includes(pathname) || generatedFolders.some((folder) => pathname.startsWith(folder))

const toRoute = (pathname: string): ResolvedRoute => ({ pathname, isSwitchedOff: false, isMissing: false })
const toMissing = (pathname: string): ResolvedRoute => ({ pathname, isSwitchedOff: false, isMissing: true })

/** Resolves addresses without a language: the hub and files. */
function resolveWithoutLocale({ pathname, search }: Address): ResolvedRoute {
  if (pathname === hubPath) return toRoute(hubFolder(search))
  return isAsset(pathname) && !isGenerated(pathname) ? toMissing(pathname) : toRoute(pathname)
}

interface ContentAddress {
  locale: Locale
  rest: string
  search: string
  route: RouteRules | null
}

/**
 * Returns true if an editor gets the working copy: with the edit parameter, or because visitors see
 * no page there. Forms and lists of the account stay, independent of the content page around them.
 */
async function isForEditor(
  { locale, rest, search, route }: ContentAddress,
  context: RuleContext,
): Promise<boolean> {
  if (!(await context.isEditor())) return false
  if (hasParam(search, 'edit')) return true
  const isContent = route === null || (route.audience === 'everybody' && !route.isPersonal)
  return isContent && !hasParam(search, 'v') && !isInEditorFolder(rest) && context.isOffline(locale, rest)
}

/** Resolves an address without redirect to its route in `app/`. Ambiguous paths have no page. */
export async function resolveRoute(
  { pathname, search }: Address,
  context: RuleContext,
): Promise<ResolvedRoute> {
  const localePath = splitLocale(pathname)
  const locale = localePath?.locale ?? defaultLocale
  if (!isUnambiguousPath(pathname)) return toMissing(toRouteFolder(locale, '/404'))
  if (!localePath) return resolveWithoutLocale({ pathname, search })
  const { rest } = localePath
  if (await isHidden(rest, context)) return toMissing(toRouteFolder(locale, '/404'))
  // A rule has redirected visitors who may not enter.
  if (isAdministrationPath(rest)) return toRoute(`/${locale}${rest}`)
  const match = matchRoute(locale, rest)
  const route: RouteRules | null = match && routes[match.route]
  if (!route?.isShownWhenDisabled && (await context.isDisabled()) && !(await context.isEditor())) {
    return { ...toRoute(toRouteFolder(locale, '/index-disabled')), isSwitchedOff: true }
  }
  const isPage =
    match === null ||
    route?.recordType !== undefined ||
    Object.values(match.params).every(({ length }) => length === 0)
  if (isPage && (await isForEditor({ locale, rest, search, route }, context))) {
    return toRoute(`/${locale}${editorFolder}${rest}`)
  }
  const isFound = route !== null && route.recordType === undefined
  if (!isFound && !isInEditorFolder(rest) && (await context.isWithoutPage(locale, rest)))
    return toMissing(pathname)
  return toRoute(match ? toRouteFolder(locale, match.route, match.params) : pathname)
}

/** Path in `app/` of the error page for an address whose page failed to render. */
export function errorRoute(pathname: string): string {
  return `/${splitLocale(pathname)?.locale ?? defaultLocale}/500`
}

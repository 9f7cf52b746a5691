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

export interface ResolvedRoute {
  /** Path under `app/`. */
  pathname: string
  /** True if the route shows that the site is switched off. */
  isSwitchedOff: boolean
  /** True if the 404 page is shown. */
  isMissing: boolean
}

/** Route of the page editor. Browsers use the public address with `edit` instead. */
const editorFolder = '/page-editor'

const isInFolder = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

/** Returns true for routes that this visitor must not reach. */
async function isHidden(path: string, context: RuleContext): Promise<boolean> {
  return isInFolder(path, editorFolder) || (isInFolder(path, '/styleguide') && !(await context.maySeeStyleguide()))
}

/** Returns the route of the hub, whose language is a query parameter. */
function toHubFolder(search: string): string {
  const language = new URLSearchParams(search).get('lang') ?? undefined
  return `/${isLocale(language) ? language : defaultLocale}${hubPath}`
}

/** Files that routes in `app/` generate. */
const generatedFiles = ['/.well-known/security.txt', '/icon.svg', '/robots.txt', '/sitemap.xml']
const generatedFolders = ['/manifests/', '/opensearch/', '/previews/', '/sitemaps/']

const isGenerated = (pathname: string) =>
  generatedFiles.includes(pathname) || generatedFolders.some((folder) => pathname.startsWith(folder))

const toRoute = (pathname: string): ResolvedRoute => ({ pathname, isSwitchedOff: false, isMissing: false })
const toMissing = (pathname: string): ResolvedRoute => ({ pathname, isSwitchedOff: false, isMissing: true })

/** Returns true if visitors get the notice of a switched-off site. */
async function isClosed(context: RuleContext): Promise<boolean> {
  return (await context.isDisabled()) && !(await context.isEditor())
}

const toNotice = (locale: Locale): ResolvedRoute => ({
  ...toRoute(toRouteFolder(locale, '/index-disabled')),
  isSwitchedOff: true,
})

/** Files with addresses or titles of pages. Visitors get none while the site is switched off. */
const contentFile = /^\/(?:sitemap\.xml$|sitemaps\/|previews\/)/

/** Resolves the hub and files, which have no language. */
async function resolveWithoutLocale({ pathname, search }: Address, context: RuleContext): Promise<ResolvedRoute> {
  if (contentFile.test(pathname) && (await isClosed(context))) return toNotice(defaultLocale)
  if (pathname === hubPath) return toRoute(toHubFolder(search))
  return isAsset(pathname) && !isGenerated(pathname) ? toMissing(pathname) : toRoute(pathname)
}

interface ContentAddress {
  locale: Locale
  localPath: string
  search: string
  route: RouteRules | null
}

/**
 * Returns true if an editor gets the working copy: with `edit`, or for an offline page. The
 * account's forms and lists do not depend on their page.
 */
async function isForEditor(
  { locale, localPath, search, route }: ContentAddress,
  context: RuleContext,
): Promise<boolean> {
  if (!(await context.isEditor())) return false
  if (hasParam(search, 'edit')) return true
  const isContent = route === null || (route.audience === 'everybody' && !route.isPersonal)
  return isContent && !hasParam(search, 'v') && !isInEditorFolder(localPath) && context.isOffline(locale, localPath)
}

/** Resolves an address to its route in `app/`. An ambiguous path has no page. */
export async function resolveRoute({ pathname, search }: Address, context: RuleContext): Promise<ResolvedRoute> {
  const localePath = splitLocale(pathname)
  const locale = localePath?.locale ?? defaultLocale
  if (!isUnambiguousPath(pathname)) return toMissing(toRouteFolder(locale, '/404'))
  if (!localePath) return resolveWithoutLocale({ pathname, search }, context)
  const { localPath } = localePath
  if (await isHidden(localPath, context)) return toMissing(toRouteFolder(locale, '/404'))
  // Other visitors were redirected by the rules.
  if (isAdministrationPath(localPath)) return toRoute(`/${locale}${localPath}`)
  const match = matchRoute(locale, localPath)
  const route: RouteRules | null = match && routes[match.route]
  if (!route?.isShownWhenDisabled && (await isClosed(context))) return toNotice(locale)
  const isPage =
    match === null || route?.recordType !== undefined || Object.values(match.params).every(({ length }) => length === 0)
  if (isPage && (await isForEditor({ locale, localPath, search, route }, context))) {
    return toRoute(`/${locale}${editorFolder}${localPath}`)
  }
  const isFixedRoute = route !== null && route.recordType === undefined
  if (!isFixedRoute && !isInEditorFolder(localPath) && (await context.isWithoutPage(locale, localPath)))
    return toMissing(pathname)
  return toRoute(match ? toRouteFolder(locale, match.route, match.params) : pathname)
}

/** Returns the route of the error page. */
export function toErrorRoute(pathname: string): string {
  return `/${splitLocale(pathname)?.locale ?? defaultLocale}/500`
}

import type { Locale } from '@/lib/contract/common/locale'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { matchRoute, type RouteParams } from '@/lib/contract/site/route-patterns'
import { getRulesAtAddress } from '@/lib/i18n/route-access'
import { removeParam, splitLocale, toRedirectTarget } from '../address'
import type { Rule, RuleContext } from '../rule'

interface Item {
  locale: Locale
  params: RouteParams
  query: URLSearchParams
}

/** Current addresses of the items of a route. */
interface ItemRoute {
  find: (context: RuleContext, item: Item) => Promise<string | null> | null
  /** Query parameter that names the item, and is dropped. */
  parameter?: string
}

const itemRoutes: Partial<Record<RouteName, ItemRoute>> = {
  '/jobboerse/[slug]/[id]': {
    find: (context, { locale, params }) => context.loadJobAddress(locale, String(params.id)),
  },
  '/account/jobs/[slug]/[id]': {
    find: (context, { locale, params }) => context.loadOwnJobAddress(locale, String(params.id)),
  },
  '/newsletter/[slug]/[id]': {
    find: (context, { locale, params }) => context.loadIssueAddress(locale, String(params.id)),
  },
  '/downloads': {
    find: (context, { locale, query }) => {
      const slug = query.get('category')
      return slug === null ? null : context.loadCategoryAddress(locale, slug)
    },
    parameter: 'category',
  },
  '/downloads/[category]/[id]': {
    find: async (context, { locale, params, query }) => {
      const isDirectory = query.has('directory')
      const entry = isDirectory ? toEntry('', query.get('directory')) : toEntry(params.category, params.id)
      if (!entry) return null
      const publicAddress = isDirectory
        ? await context.loadDirectoryAddress(locale, entry.id)
        : await context.loadDownloadAddress(locale, entry)
      return publicAddress ?? context.loadMembersDownloadAddress(locale, entry)
    },
    parameter: 'directory',
  },
  '/account/downloads/[[...segments]]': {
    find: async (context, { locale, params: { segments = [] } }) => {
      const [slug = '', id] = segments
      if (id === undefined) return slug === '' ? null : context.loadCategoryAddress(locale, slug)
      const entry = toEntry(slug, id)
      const membersAddress = entry && (await context.loadMembersDownloadAddress(locale, entry))
      return membersAddress ?? (entry && context.loadDirectoryAddress(locale, entry.id))
    },
  },
}

/**
 * Redirects an item with an outdated slug to its current address, so that new titles break no link.
 * Former addresses of downloads lead to the category (spec §2), also if it is now for members only,
 * or public.
 */
export const itemAddress: Rule = async (address, context) => {
  const localePath = splitLocale(address.pathname)
  const match = localePath && matchRoute(localePath.locale, localePath.localPath)
  const itemRoute = match && itemRoutes[match.route]
  if (!localePath || !itemRoute) return null
  const { find, parameter } = itemRoute
  const query = new URLSearchParams(address.search)
  const target = await find(context, { locale: localePath.locale, params: match.params, query })
  if (!target) return null
  const search = parameter ? removeParam(address.search, parameter) : address.search
  const targetAddress = toRedirectTarget({ pathname: address.pathname, search }, target)
  return targetAddress && { target: targetAddress, isPersonal: getRulesAtAddress(targetAddress.pathname).isPersonal }
}

/** Parses an id in an address. */
function toId(id: unknown): number | null {
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null
}

/** Parses slug and id of an address; null if one is missing. */
function toEntry(slug: unknown, id: unknown): { slug: string; id: number } | null {
  const number = toId(id)
  return typeof slug === 'string' && number !== null ? { slug, id: number } : null
}

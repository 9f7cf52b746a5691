import type { Locale } from '@/lib/contract/common/locale'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { matchRoute, type RouteParams } from '@/lib/contract/site/route-patterns'
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
  isPersonal?: true
}

const itemRoutes: Partial<Record<RouteName, ItemRoute>> = {
  '/jobboerse/[slug]/[id]': {
    find: (context, { locale, params }) => context.loadJobAddress(locale, String(params.id)),
  },
  '/account/jobs/[slug]/[id]': {
    find: (context, { locale, params }) => context.loadOwnJobAddress(locale, String(params.id)),
    isPersonal: true,
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
    find: (context, { locale, params, query }) => {
      if (query.has('directory')) {
        const id = toId(query.get('directory'))
        return id === null ? null : context.loadDirectoryAddress(locale, id)
      }
      const entry = toEntry(params.category, params.id)
      return entry && context.loadDownloadAddress(locale, entry)
    },
    parameter: 'directory',
  },
  '/account/downloads/[[...segments]]': {
    find: (context, { locale, params: { segments = [] } }) => {
      const entry = toEntry(segments[0], segments[1])
      return entry && context.loadMembersDownloadAddress(locale, entry)
    },
    isPersonal: true,
  },
}

/**
 * Redirects an item with an outdated slug to its current address, so that new titles break no link.
 * Former addresses of downloads lead to the category (spec §2).
 */
export const itemAddress: Rule = async (address, context) => {
  const localePath = splitLocale(address.pathname)
  const match = localePath && matchRoute(localePath.locale, localePath.localPath)
  const itemRoute = match && itemRoutes[match.route]
  if (!localePath || !itemRoute) return null
  const { find, parameter, isPersonal } = itemRoute
  const query = new URLSearchParams(address.search)
  const target = await find(context, { locale: localePath.locale, params: match.params, query })
  if (!target) return null
  const search = parameter ? removeParam(address.search, parameter) : address.search
  const targetAddress = toRedirectTarget({ pathname: address.pathname, search }, target)
  return targetAddress && { target: targetAddress, isPersonal: isPersonal === true }
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

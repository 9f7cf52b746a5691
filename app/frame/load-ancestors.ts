import { loadPage } from '@/features/pages/loaders'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageLink } from '@/lib/contract/pages/page'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { buildPath } from '@/lib/i18n/paths'

/**
 * Returns links to the pages above a route and to its own content page; empty if it has no content
 * page.
 */
export async function loadAncestors(locale: Locale, route: RouteName): Promise<PageLink[]> {
  const url = buildPath(locale, route)
  const list = await loadPage(locale, url.slice(`/${locale}/`.length), null)
  return list.ok ? [...list.page.parents, { id: list.page.id, title: list.page.title, url }] : []
}

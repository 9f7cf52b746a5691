import { loadPage } from '@/features/pages/loaders'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageLink } from '@/lib/contract/pages/page'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { buildPath } from '@/lib/i18n/paths'

/** Returns the content page of a route and the pages above it; empty without such a page. */
export async function loadPagesAbove(locale: Locale, route: RouteName): Promise<PageLink[]> {
  const url = buildPath(locale, route)
  const list = await loadPage(locale, url.slice(`/${locale}/`.length), null)
  return list.ok ? [...list.page.parents, { id: list.page.id, title: list.page.title, url }] : []
}

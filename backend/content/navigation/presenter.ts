import { presentThumbs } from '@/backend/platform/images/presenter'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { MenuEntry, Navigation } from '@/lib/contract/site/navigation'
import { mergeFooterEntries } from './footer-order'
import { accountPath, type ListedFooterLink, menuBounds, type NavigationPage } from './store'

/**
 * Presents the menu tree and the footer links. Children of the home page are at the top level. The
 * subpages of a page outside the menu are omitted. An entry that is not clickable has an empty
 * `url`.
 */
export function presentNavigation(
  { pages, links }: { pages: NavigationPage[]; links: ListedFooterLink[] },
  locale: Locale,
): Navigation {
  const homePageId = pages.find(({ path }) => path === '')?.pageId ?? null
  return {
    menu: presentChildren(pages, [null, homePageId], locale),
    footer: mergeFooterEntries(
      pages
        .filter((page) => page.inFooter && page.isClickable)
        .map((page) => ({
          title: page.menuName || page.title,
          url: pageUrl(locale, page.path),
          position: page.position,
        })),
      links.map(({ title, url, position }) => ({ title: title[locale], url: url[locale], position })),
    )
      .slice(0, menuBounds.footer)
      .map(({ title, url }) => ({ title, url })),
  }
}

/**
 * Presents the menu of the account area. It contains the child pages of the area, then restricted
 * pages elsewhere in the tree, which no public menu contains, each with its subpages.
 */
export function presentAccountPages(pages: NavigationPage[], locale: Locale): MenuEntry[] {
  const area = pages.find(({ path }) => path === accountPath)
  const areaEntries = area ? presentChildren(pages, [area.pageId], locale) : []
  const restrictedPages = pages.filter(({ audience, pageId }) => audience !== null && pageId !== area?.pageId)
  const ids = new Set([area?.pageId, ...restrictedPages.map(({ pageId }) => pageId)])
  const topPages = restrictedPages.filter(({ parentId }) => parentId === null || !ids.has(parentId))
  return [...areaEntries, ...toMenuEntries(pages, topPages, locale)]
}

/** Creates the menu entry for the administration, which is not a page. */
export function createAdministrationEntry(locale: Locale): MenuEntry {
  const title = { de: 'Verwaltung', en: 'Administration' }[locale]
  return {
    menu_name: title,
    title,
    url: pageUrl(locale, 'admin'),
    children: [],
    is_highlight: false,
    menu_thumbs: null,
  }
}

function presentChildren(pages: NavigationPage[], parentIds: (number | null)[], locale: Locale): MenuEntry[] {
  return toMenuEntries(
    pages,
    pages.filter(({ parentId }) => parentIds.includes(parentId)),
    locale,
  )
}

function toMenuEntries(pages: NavigationPage[], listedPages: NavigationPage[], locale: Locale): MenuEntry[] {
  return listedPages
    .filter(({ inMenu }) => inMenu)
    .map((page) => ({
      menu_name: page.menuName || page.title,
      title: page.title,
      url: page.isClickable ? pageUrl(locale, page.path) : '',
      children: page.path === '' ? [] : presentChildren(pages, [page.pageId], locale),
      is_highlight: page.isHighlight,
      menu_thumbs: presentMenuThumbs(page.image),
    }))
}

function presentMenuThumbs(image: NavigationPage['image']): MenuEntry['menu_thumbs'] {
  if (!image) return null
  const thumbs = presentThumbs(image)
  return { ...thumbs, navicon: thumbs.small.jpg }
}

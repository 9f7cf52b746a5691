import { locales } from '@/lib/contract/locale'
import type { HubPage } from './page-list'

/** Where a page is to stand: below which page (null: none), and how many stand before it there. */
export interface Place {
  parent: number | null
  position: number
}

/** The pages below another in their order; a page whose parent is not in the list stands at the top. */
export function childrenOf(pages: readonly HubPage[], parent: number | null): HubPage[] {
  if (parent !== null) return pages.filter((page) => page.parent === parent)
  const ids = new Set(pages.map(({ id }) => id))
  return pages.filter((page) => page.parent === null || !ids.has(page.parent))
}

/** The ids of all pages below one, at any depth. */
export function idsBelow(pages: readonly HubPage[], id: number): Set<number> {
  const below = new Set<number>()
  // Parents stand before what is below them.
  for (const page of pages) {
    if (page.parent === id || (page.parent !== null && below.has(page.parent))) below.add(page.id)
  }
  return below
}

/** The ids of the pages above one, the nearest first. */
export function idsAbove(pages: readonly HubPage[], id: number): number[] {
  const parent = pages.find((page) => page.id === id)?.parent ?? null
  return parent === null ? [] : [parent, ...idsAbove(pages, parent)]
}

/** Where one step up (-1) or down (1) among its siblings leads; null at the end. */
export function placeBeside(pages: readonly HubPage[], page: HubPage, step: -1 | 1): Place | null {
  const siblings = childrenOf(pages, page.parent)
  const position = siblings.findIndex(({ id }) => id === page.id) + step
  return position < 0 || position >= siblings.length ? null : { parent: page.parent, position }
}

/** Why a page cannot stand below another; null where it can. */
export type PlaceProblem = 'itself' | 'untranslated'

/**
 * Whether a page may stand below another: not below itself nor what is below it, and only where the page above has its
 * languages.
 */
export function placeProblem(
  pages: readonly HubPage[],
  page: HubPage,
  parent: HubPage | null,
): PlaceProblem | null {
  if (parent === null) return null
  if (parent.id === page.id || idsBelow(pages, page.id).has(parent.id)) return 'itself'
  return locales.some((locale) => page.texts[locale] && !parent.texts[locale]) ? 'untranslated' : null
}

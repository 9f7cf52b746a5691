import { type Locale, locales } from '@/lib/contract/common/locale'
import { getLanguage, getTitle, type HubPage } from './page-list'

/** A position in the page tree: the parent (null: the top level) and the index below it. */
export interface TreePosition {
  parent: number | null
  position: number
}

/** Returns the position one step up (-1) or down (1) among the siblings; null beyond the end. */
export function findNeighborPosition({ parent, position, isLast }: HubPage, step: -1 | 1): TreePosition | null {
  const isEnd = step < 0 ? position <= 0 : isLast
  return isEnd ? null : { parent, position: position + step }
}

export type ParentProblem = 'itself' | 'untranslated'

/**
 * Checks whether a page can have a certain parent. The parent must not be the page itself or one of
 * its descendants, and must exist in all languages of the page.
 */
export function checkParent(page: HubPage, parent: HubPage): ParentProblem | null {
  if (parent.id === page.id || parent.parents.some(({ id }) => id === page.id)) return 'itself'
  return locales.some((locale) => page.texts[locale] && !parent.texts[locale]) ? 'untranslated' : null
}

export interface SelectedPage {
  id: number
  title: string
  language: Locale
}

/** Returns the parent of a page as a selection; null at the top level. */
export function findParent({ parents }: HubPage, locale: Locale): SelectedPage | null {
  const parentPage = parents.at(-1)
  if (!parentPage) return null
  const { id, title, locales: parentLocales } = parentPage
  return { id, title, language: parentLocales.includes(locale) ? locale : (parentLocales[0] ?? locale) }
}

export function toSelectedPage(page: HubPage, locale: Locale): SelectedPage {
  return { id: page.id, title: getTitle(page, locale), language: getLanguage(page, locale) }
}

import { type Locale, locales } from '@/lib/contract/common/locale'
import { type HubPage, languageOf, titleOf } from './page-list'

/** A position in the page tree: the parent (null: the top level), and the index among its children. */
export interface TreePosition {
  parent: number | null
  position: number
}

/** The position one step up (-1) or down (1) among a page's siblings; null at the end. */
export function neighborPosition({ parent, position, isLast }: HubPage, step: -1 | 1): TreePosition | null {
  const isEnd = step < 0 ? position <= 0 : isLast
  return isEnd ? null : { parent, position: position + step }
}

/** Why a page cannot be moved below another. */
export type ParentProblem = 'itself' | 'untranslated'

/**
 * Checks whether a page may be moved below another: not below itself or its descendants, and only if the parent has all of
 * its languages.
 */
export function parentProblem(page: HubPage, parent: HubPage): ParentProblem | null {
  if (parent.id === page.id || parent.parents.some(({ id }) => id === page.id)) return 'itself'
  return locales.some((locale) => page.texts[locale] && !parent.texts[locale]) ? 'untranslated' : null
}

/** A selected parent page. */
export interface SelectedPage {
  id: number
  title: string
  language: Locale
}

/** The parent of a page as a selection; null at the top. */
export function pageAbove({ parents }: HubPage, locale: Locale): SelectedPage | null {
  const above = parents.at(-1)
  if (!above) return null
  const { id, title, locales: known } = above
  return { id, title, language: known.includes(locale) ? locale : (known[0] ?? locale) }
}

/** A page as a selection. */
export function choiceOf(page: HubPage, locale: Locale): SelectedPage {
  return { id: page.id, title: titleOf(page, locale), language: languageOf(page, locale) }
}

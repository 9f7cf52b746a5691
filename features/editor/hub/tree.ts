import { type Locale, locales } from '@/lib/contract/locale'
import { type HubPage, languageOf, titleOf } from './page-list'

/** Where a page is to stand: below which page (null: none), and how many stand before it there. */
export interface Place {
  parent: number | null
  position: number
}

/** Where one step up (-1) or down (1) among its siblings leads; null at the end. */
export function placeBeside({ parent, position, isLast }: HubPage, step: -1 | 1): Place | null {
  const isEnd = step < 0 ? position <= 0 : isLast
  return isEnd ? null : { parent, position: position + step }
}

/** Why a page cannot stand below another; null where it can. */
export type PlaceProblem = 'itself' | 'untranslated'

/**
 * Whether a page may stand below another: not below itself nor what is below it, and only where the page above has its
 * languages.
 */
export function placeProblem(page: HubPage, parent: HubPage): PlaceProblem | null {
  if (parent.id === page.id || parent.parents.some(({ id }) => id === page.id)) return 'itself'
  return locales.some((locale) => page.texts[locale] && !parent.texts[locale]) ? 'untranslated' : null
}

/** A page below which another may stand, as it is selected. */
export interface SelectedPage {
  id: number
  title: string
  language: Locale
}

/** The page above one as a choice; null at the top. */
export function pageAbove({ parents }: HubPage, locale: Locale): SelectedPage | null {
  const above = parents.at(-1)
  if (!above) return null
  const { id, title, locales: known } = above
  return { id, title, language: known.includes(locale) ? locale : (known[0] ?? locale) }
}

/** A page as a choice. */
export function choiceOf(page: HubPage, locale: Locale): SelectedPage {
  return { id: page.id, title: titleOf(page, locale), language: languageOf(page, locale) }
}

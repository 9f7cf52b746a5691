import { type Locale, locales } from '@/lib/contract/locale'
import type { PageState } from '@/lib/contract/page'
import type { PageTree, TreePage } from '@/lib/contract/page-tree'

/** A page as the hub shows it in one language. */
export interface PageText {
  title: string
  path: string
  url: string
  state: PageState
  isChanged: boolean
  publishAt: string | null
  unpublishAt: string | null
}

/** A page of the tree with its texts: null in a language that it does not have. */
export interface HubPage {
  id: number
  parent: number | null
  /** How many pages stand before it below its parent. */
  position: number
  isLast: boolean
  /** How many pages are directly below it. */
  below: number
  /** The pages above it, from the top. */
  parents: TreePage['parents']
  texts: Record<Locale, PageText | null>
  /** What a change in a language has to name. */
  revisions: Record<Locale, number>
}

/** Pages of the hub: those below another or those that were found, as many of them as are loaded. */
export interface Branch {
  pages: HubPage[]
  /** How many there are, loaded or not. */
  count: number
}

/** What the backend tells of pages in a language, as the hub has it. */
export function branchOf({ count, results }: Pick<PageTree, 'count' | 'results'>, locale: Locale): Branch {
  return { count, pages: results.map((page) => hubPageOf(page, locale)) }
}

function hubPageOf(page: TreePage, locale: Locale): HubPage {
  const { id, parent, position, below, parents, is_last: isLast, other } = page
  const [own, others] = [textOf(page), textOf(other)]
  const isGerman = locale === 'de'
  return {
    ...{ id, parent, position, below, parents, isLast },
    texts: isGerman ? { de: own, en: others } : { de: others, en: own },
    revisions: isGerman
      ? { de: page.revision, en: other.revision }
      : { de: other.revision, en: page.revision },
  }
}

function textOf(page: Omit<TreePage['other'], 'locale'>): PageText | null {
  const { title, path, url, state } = page
  if (title === null || path === null || url === null || state === null) return null
  return {
    ...{ title, path, url, state },
    isChanged: page.is_changed,
    publishAt: page.publish_at,
    unpublishAt: page.unpublish_at,
  }
}

/** The language in which a page is named: the wanted one where it has it. */
export function languageOf({ texts }: Pick<HubPage, 'texts'>, wanted: Locale): Locale {
  return texts[wanted] ? wanted : (locales.find((locale) => texts[locale]) ?? wanted)
}

/** What a page is called, in the wanted language if it can be. */
export function titleOf(page: Pick<HubPage, 'texts'>, wanted: Locale): string {
  return page.texts[languageOf(page, wanted)]?.title ?? ''
}

/** Whether a page is the home page, which stays where it is. */
export function isHome({ texts }: HubPage): boolean {
  return locales.some((locale) => texts[locale]?.path === '')
}

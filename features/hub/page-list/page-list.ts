import { type Locale, locales } from '@/lib/contract/common/locale'
import type { PageState } from '@/lib/contract/pages/page'
import type { PageTree, TreePage } from '@/lib/contract/pages/page-tree'

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

/** A page of the tree with its texts by language; null for a missing translation. */
export interface HubPage {
  id: number
  parent: number | null
  /** Its index among the children of its parent. */
  position: number
  isLast: boolean
  /** Whether what was searched for stands in no text that visitors see, but in its working copy. */
  isInDraft: boolean
  /** The number of its children. */
  below: number
  /** Its ancestors, from the top. */
  parents: TreePage['parents']
  texts: Record<Locale, PageText | null>
  /** The revision by language, which each change has to send. */
  revisions: Record<Locale, number>
}

/** Pages of the hub: the children of a page, or search results, as far as they are loaded. */
export interface Branch {
  pages: HubPage[]
  /** The total number, loaded or not. */
  count: number
}

/** Converts the backend's list of pages, which is relative to a language. */
export function branchOf({ count, results }: Pick<PageTree, 'count' | 'results'>, locale: Locale): Branch {
  return { count, pages: results.map((page) => hubPageOf(page, locale)) }
}

function hubPageOf(page: TreePage, locale: Locale): HubPage {
  const { id, parent, position, below, parents, is_last: isLast, other } = page
  const [own, others] = [textOf(page), textOf(other)]
  const isGerman = locale === 'de'
  return {
    id,
    parent,
    position,
    below,
    parents,
    isLast,
    isInDraft: page.is_in_draft ?? false,
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
    title,
    path,
    url,
    state,
    isChanged: page.is_changed,
    publishAt: page.publish_at,
    unpublishAt: page.unpublish_at,
  }
}

/** The language in which a page is named: the preferred one if the page has it. */
export function languageOf({ texts }: Pick<HubPage, 'texts'>, preferred: Locale): Locale {
  return texts[preferred] ? preferred : (locales.find((locale) => texts[locale]) ?? preferred)
}

/** The title of a page, in the preferred language if possible. */
export function titleOf(page: Pick<HubPage, 'texts'>, preferred: Locale): string {
  return page.texts[languageOf(page, preferred)]?.title ?? ''
}

/** Whether a page is the home page, which cannot be moved. */
export function isHome({ texts }: HubPage): boolean {
  return locales.some((locale) => texts[locale]?.path === '')
}

import { type Locale, locales } from '@/lib/contract/common/locale'
import type { PageState } from '@/lib/contract/pages/page'
import type { PageTree, TreePage } from '@/lib/contract/pages/page-tree'

export interface PageText {
  title: string
  path: string
  url: string
  state: PageState
  isChanged: boolean
  /** True if visitors see a version now, also while another one is scheduled. */
  isOnline: boolean
  publishAt: string | null
  unpublishAt: string | null
}

/** A page of the tree with its texts by language; null for a missing translation. */
export interface HubPage {
  id: number
  parent: number | null
  /** The index among the children of the parent. */
  position: number
  isLast: boolean
  /** True if only the working copy matches the search, not a public text. */
  isInDraft: boolean
  childCount: number
  /** The ancestors, the topmost first. */
  parents: TreePage['parents']
  texts: Record<Locale, PageText | null>
  /** The revision of the page in each language. Every change must send the revision. */
  revisions: Record<Locale, number>
}

/** The loaded pages of a branch of the tree or of a search. */
export interface Branch {
  pages: HubPage[]
  /** The total number of pages, including those not loaded. */
  count: number
}

/**
 * Converts a list of pages from the backend. Its fields describe each page in the language of the
 * request and, below `other`, in the other language.
 */
export function toBranch({ count, results }: Pick<PageTree, 'count' | 'results'>, locale: Locale): Branch {
  return { count, pages: results.map((page) => toHubPage(page, locale)) }
}

function toHubPage(page: TreePage, locale: Locale): HubPage {
  const { id, parent, position, below, parents, is_last: isLast, other } = page
  const requestedText = toPageText(page)
  const otherText = toPageText(other)
  const isGerman = locale === 'de'
  return {
    id,
    parent,
    position,
    childCount: below,
    parents,
    isLast,
    isInDraft: page.is_in_draft ?? false,
    texts: isGerman ? { de: requestedText, en: otherText } : { de: otherText, en: requestedText },
    revisions: isGerman ? { de: page.revision, en: other.revision } : { de: other.revision, en: page.revision },
  }
}

function toPageText(page: Omit<TreePage['other'], 'locale'>): PageText | null {
  const { title, path, url, state } = page
  if (title === null || path === null || url === null || state === null) return null
  return {
    title,
    path,
    url,
    state,
    isChanged: page.is_changed,
    isOnline: page.is_online ?? (state === 'online' || state === 'changed' || page.unpublish_at !== null),
    publishAt: page.publish_at,
    unpublishAt: page.unpublish_at,
  }
}

/** Returns the language in which a page is shown: the preferred one, if it exists. */
export function getLanguage({ texts }: Pick<HubPage, 'texts'>, preferredLocale: Locale): Locale {
  if (texts[preferredLocale]) return preferredLocale
  return locales.find((locale) => texts[locale]) ?? preferredLocale
}

/** The page to change, and its revision in a language. */
export interface ChangeTarget {
  locale: Locale
  id: number
  revision: number
}

/** Returns the target of a change of all languages, in a language in which the page exists. */
export function toChangeTarget(page: HubPage, preferredLocale: Locale): ChangeTarget {
  const locale = getLanguage(page, preferredLocale)
  return { locale, id: page.id, revision: page.revisions[locale] }
}

/** Returns the title of a page, in `preferredLocale` unless that translation is missing. */
export function getTitle(page: Pick<HubPage, 'texts'>, preferredLocale: Locale): string {
  return page.texts[getLanguage(page, preferredLocale)]?.title ?? ''
}

/** Returns true for the home page, which cannot be moved. */
export function isHome({ texts }: HubPage): boolean {
  return locales.some((locale) => texts[locale]?.path === '')
}

import type { Locale } from '@/lib/contract/common/locale'
import type { PageInLanguage } from '@/lib/contract/pages/page-editing'
import type { WordSearch } from '@/lib/text/find-words'

/**
 * Selects the children of a page (null: the top level), the matches of a search in titles and
 * addresses or in texts, or a single page.
 */
export type PageSelector = { parent: number | null } | { search: string } | { words: string } | { id: number }

/** Query keys of the hub. */
export const hubKeys = {
  all: ['hub'] as const,
  pages: (locale: Locale, selector: PageSelector) => [...hubKeys.all, locale, 'pages', selector] as const,
  /** Not below `all`, because the links of a deleted page must not be fetched again. */
  links: (locale: Locale, id: number) => ['page-links', locale, id] as const,
  recent: (locale: Locale) => [...hubKeys.all, locale, 'recent'] as const,
  planned: (locale: Locale) => [...hubKeys.all, locale, 'planned'] as const,
  feedback: (locale: Locale) => [...hubKeys.all, locale, 'feedback'] as const,
  publishCheck: (locale: Locale, pages: readonly PageInLanguage[]) =>
    [...hubKeys.all, locale, 'publish-check', pages] as const,
  textSearch: (locale: Locale, search: WordSearch) => [...hubKeys.all, locale, 'text-search', search] as const,
  linkCheck: (locale: Locale) => [...hubKeys.all, locale, 'link-check'] as const,
  brokenLinks: (locale: Locale) => [...hubKeys.all, locale, 'broken-links'] as const,
  checklist: (locale: Locale) => [...hubKeys.all, locale, 'checklist'] as const,
  trash: (locale: Locale) => [...hubKeys.all, locale, 'trash'] as const,
}

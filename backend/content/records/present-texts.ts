import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { PageDraft } from '@/lib/contract/pages/page-editing'

/** What a record's answers have of its page in one language; its picture and teaser are those at the head. */
export function presentTexts(
  page: Pick<Page, 'id' | 'urls' | 'title' | 'hero_text' | 'hero_image'>,
  locale: Locale,
) {
  const { id, title, hero_text: teaser, hero_image: image } = page
  return { id, url: page.urls[locale] ?? '', title, teaser, image }
}

/** What the answer about a record's working copy has of its page in one language. */
export function presentDraftTexts(page: PageDraft, locale: Locale) {
  const { slug, revision, state, is_changed } = page
  return { ...presentTexts(page, locale), slug, revision, state, is_changed }
}

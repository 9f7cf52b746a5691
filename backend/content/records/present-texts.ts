import type { Locale } from '@/lib/contract/common/locale'
import type { Page } from '@/lib/contract/pages/page'
import type { PageDraft } from '@/lib/contract/pages/page-editing'

/** Presents the page fields of all record types. Teaser and image come from the page head. */
export function presentTexts(page: Pick<Page, 'id' | 'urls' | 'title' | 'hero_text' | 'hero_image'>, locale: Locale) {
  const { id, title, hero_text: teaser, hero_image: image } = page
  return { id, url: page.urls[locale] ?? '', title, teaser, image }
}

/** Presents the page fields that the working copies of all record types share. */
export function presentDraftTexts(page: PageDraft, locale: Locale) {
  const { slug, revision, state, is_changed } = page
  return { ...presentTexts(page, locale), slug, revision, state, is_changed }
}

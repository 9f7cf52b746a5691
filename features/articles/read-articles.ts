import { createListPartReader } from '@/components/list/read-list-part'
import type { Ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/common/locale'
import { toArticleLine } from './article-line'

/** Returns a function that reads pages of GET api/articles/. */
export function createArticlesReader(locale: Locale, ask?: Ask) {
  return createListPartReader((item) => toArticleLine(item, locale), ask)
}

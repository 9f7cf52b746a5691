import { listPartReader } from '@/components/list/read-list-part'
import type { Ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/common/locale'
import { lineOf } from './article-line'

/** Creates what reads pages of GET api/articles/, as far as lists show them. */
export function articlesReader(locale: Locale, by?: Ask) {
  return listPartReader((item) => lineOf(item, locale), by)
}

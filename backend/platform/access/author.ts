import type { Locale } from '@/lib/contract/common/locale'

/** Author, language and time of a change. */
export interface Author {
  locale: Locale
  userId: number
  now: Date
}

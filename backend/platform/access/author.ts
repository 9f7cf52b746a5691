import type { Locale } from '@/lib/contract/common/locale'

/** Who changes something, in which language, and when. */
export interface Author {
  locale: Locale
  userId: number
  now: Date
}

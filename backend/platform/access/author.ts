import type { Locale } from '@/lib/contract/common/locale'

/** The author and time of a change, and the language for error messages. */
export interface Author {
  locale: Locale
  userId: number
  now: Date
}

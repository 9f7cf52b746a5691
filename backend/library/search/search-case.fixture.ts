import type { Locale } from '@/lib/contract/common/locale'

/** A search with the titles of expected hits. One of them must be among the first hits. */
export interface SearchCase {
  /** The language of the site; German by default. */
  locale?: Locale
  query: string
  titles: readonly (string | RegExp)[]
  /** Matches the expected place, for hits whose titles are not predictable. */
  place?: RegExp
}

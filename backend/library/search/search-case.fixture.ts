import type { Locale } from '@/lib/contract/common/locale'

/** A query and the titles of which a first hit must have one. */
export interface SearchCase {
  /** The language of the site; German by default. */
  locale?: Locale
  query: string
  first: readonly (string | RegExp)[]
  /** The expected places, for hits whose titles are not predictable. */
  place?: RegExp
}

import type { Locale } from '@/lib/contract/common/locale'

/** A query and the titles of which the first hit must have one. */
export interface SearchCase {
  /** The language of the site; German by default. */
  locale?: Locale
  query: string
  first: readonly (string | RegExp)[]
}

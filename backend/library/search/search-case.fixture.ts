import type { Locale } from '@/lib/contract/common/locale'

/** What somebody types, and the titles one of which the first hit of all bears. */
export interface SearchCase {
  /** Of the site that is searched; German without it. */
  locale?: Locale
  query: string
  first: readonly (string | RegExp)[]
}

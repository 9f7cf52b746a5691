import { type Locale, languageTags } from '@/lib/contract/common/locale'
import { fillIn } from '@/lib/text/fill-in'

/** The texts for a number of ads; `{count}` in `many` is replaced by the number. */
export interface AmountTexts {
  none: string
  one: string
  many: string
}

/** Formats a number of ads. */
export function formatAmount(count: number, { none, one, many }: AmountTexts, locale: Locale): string {
  if (count === 0) return none
  return count === 1 ? one : fillIn(many, { count: count.toLocaleString(languageTags[locale]) })
}

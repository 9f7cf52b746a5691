import { type Locale, languageTags } from '@/lib/contract/common/locale'
import { fillIn } from '@/lib/i18n/fill-in'

/** Texts for a number of ads; `many` contains `{count}`. */
export interface AmountTexts {
  none: string
  one: string
  many: string
}

/** Returns the number of ads in words. */
export function amountInWords(count: number, { none, one, many }: AmountTexts, locale: Locale): string {
  if (count === 0) return none
  return count === 1 ? one : fillIn(many, { count: count.toLocaleString(languageTags[locale]) })
}

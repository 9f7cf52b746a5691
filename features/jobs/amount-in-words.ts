import { type Locale, languageTags } from '@/lib/contract/common/locale'
import { fillIn } from '@/lib/i18n/fill-in'

/** What is said of a number of ads; `{count}` in `many` stands for it. */
export interface AmountTexts {
  none: string
  one: string
  many: string
}

/** How many ads there are. */
export function amountInWords(count: number, { none, one, many }: AmountTexts, locale: Locale): string {
  if (count === 0) return none
  return count === 1 ? one : fillIn(many, { count: count.toLocaleString(languageTags[locale]) })
}

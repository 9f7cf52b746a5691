import { z } from 'zod'
import type { Locale } from '@/lib/contract/common/locale'

export const sentenceSchema = z.tuple([z.string(), z.string()]).readonly()
export const sentencesSchema = z.array(sentenceSchema).readonly()

/** Text in both languages that is shown as it is. */
export const localizedSchema = z.strictObject({ de: z.string(), en: z.string() })

/** The same said in both languages; words in braces, as `{city}`, are filled in. */
export type Sentence = readonly [de: string, en: string]

/** A sentence in one language with its words in braces; what has no value stays out. */
export function fillSentence(
  sentence: Sentence,
  locale: Locale,
  values: Readonly<Record<string, string>>,
): string {
  return sentence[locale === 'de' ? 0 : 1].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

import { z } from 'zod'
import type { Locale } from '@/lib/contract/common/locale'

export const sentenceSchema = z.tuple([z.string(), z.string()]).readonly()
export const sentencesSchema = z.array(sentenceSchema).readonly()

/** A text in both languages. It contains no placeholders. */
export const localizedSchema = z.strictObject({ de: z.string(), en: z.string() })

/** A sentence in both languages. Words in braces, such as `{city}`, are placeholders. */
export type Sentence = readonly [de: string, en: string]

/**
 * Fills the placeholders of a sentence in one language. A placeholder without a value becomes
 * empty.
 */
export function fillSentence(
  sentence: Sentence,
  locale: Locale,
  values: Readonly<Record<string, string>>,
): string {
  return sentence[locale === 'de' ? 0 : 1].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

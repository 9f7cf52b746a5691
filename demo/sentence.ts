import { z } from 'zod'
import type { Locale } from '@/lib/contract/common/locale'

export const sentenceSchema = z.tuple([z.string(), z.string()]).readonly()
export const sentencesSchema = z.array(sentenceSchema).readonly()

/** Converts a text in both languages, without placeholders, to the form of the database. */
export const localizedSchema = sentenceSchema.transform(([de, en]) => ({ de, en }))

/** A sentence in both languages. Words in braces, such as `{city}`, are placeholders. */
export type Sentence = readonly [de: string, en: string]

/**
 * Fills the placeholders of a sentence in one language. A placeholder without a value becomes
 * empty.
 */
export function fillSentence(sentence: Sentence, locale: Locale, values: Readonly<Record<string, string>>): string {
  return sentence[locale === 'de' ? 0 : 1].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
}

import { mergeWords } from '@/components/word-merge/merge-words'
import { locales } from '@/lib/contract/common/locale'
import { localizedSchema } from '../localized'
import type { Field } from '../record-type'

/** Values of a field before two concurrent changes (`base`) and after each of them. */
export interface ContestedValues {
  base: unknown
  yours: unknown
  theirs: unknown
}

/**
 * Merges two concurrent changes of a text word by word. Returns null if they overlap, or if the
 * field contains no text.
 */
export function mergeValue({ kind }: Pick<Field, 'kind'>, values: ContestedValues): unknown {
  if (kind === 'line' || kind === 'text') return mergeText(values)
  if (kind !== 'localizedLine' && kind !== 'localizedText') return null
  const mergedTexts: Record<string, string> = {}
  for (const locale of locales) {
    const getText = (value: unknown) => localizedSchema.safeParse(value).data?.[locale] ?? ''
    const { base, yours, theirs } = values
    const text = mergeText({ base: getText(base), yours: getText(yours), theirs: getText(theirs) })
    if (text === null) return null
    mergedTexts[locale] = text
  }
  return mergedTexts
}

function mergeText({ base, yours, theirs }: ContestedValues): string | null {
  const { text, isClean } = mergeWords(toText(base), toText(yours), toText(theirs))
  return isClean ? text : null
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')

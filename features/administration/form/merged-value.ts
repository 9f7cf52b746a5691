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
  const texts = locales.map((locale) => {
    const getText = (value: unknown) => localizedSchema.safeParse(value).data?.[locale] ?? ''
    const { base, yours, theirs } = values
    return [locale, mergeText({ base: getText(base), yours: getText(yours), theirs: getText(theirs) })] as const
  })
  return texts.some(([, text]) => text === null) ? null : Object.fromEntries(texts)
}

function mergeText(values: ContestedValues): string | null {
  const [base = '', yours = '', theirs = ''] = [values.base, values.yours, values.theirs].map((text) =>
    typeof text === 'string' ? text : '',
  )
  const { text, isClean } = mergeWords(base, yours, theirs)
  return isClean ? text : null
}

import { z } from 'zod'
import { locales } from '../common/locale'
import { requiredLine } from '../common/single-line'
import { defineRecordType } from './record-type'

/** Maximum number of entries in a group. */
const maxEntries = 24

/** Splits a line into its entries. Empty and repeated entries are dropped. */
export function toSynonymEntries(line: string): string[] {
  const entries = line.split(',').map((entry) => entry.trim().replaceAll(/\s+/g, ' '))
  const entriesByKey = new Map(entries.map((entry) => [entry.toLowerCase(), entry]))
  return [...entriesByKey.values()].filter((entry) => entry !== '')
}

const isGroup = ({ length }: readonly string[]) => length > 1 && length <= maxEntries

/** Groups of words with the same meaning. A search for one word of a group finds the others. */
export const searchSynonymRecords = defineRecordType({
  name: 'search-synonyms',
  section: 'site',
  values: z.object({
    locale: z.enum(locales),
    /** Words or short phrases, separated by commas. */
    words: requiredLine(1000).refine((line) => isGroup(toSynonymEntries(line)), 'synonyms'),
  }),
  row: z.object({ words: z.string(), locale: z.enum(locales) }),
  filters: z.object({ locale: z.enum(locales).optional() }),
  orderings: ['words', 'locale'],
  actions: { delete: z.object({}) },
})

import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { containsWord } from '@/backend/platform/db/text-search'
import type { Locale } from '@/lib/contract/common/locale'
import { splitWords } from '@/lib/text/split-words'
import { checkJson } from '@/lib/text/strict-json'

/** A filter for organizations. Null fields do not filter. */
export interface OrganizationFilter {
  locale: Locale
  categories: readonly string[] | null
  place: string | null
  region: string | null
  /** The initial of the place, which is a letter from a to z, or `#` for all other characters. */
  letter: string | null
  /** Words, each of which must be part of the name, the kind, the place or its postcode. */
  search: string
}

/** The position of a row in the database index `listed_organizations_order`. */
export type Cursor = z.infer<typeof cursorKeys>

const cursorKeys = z.tuple([z.string().max(1000), z.string().max(1000), z.int32().positive()])

/** The schema of the query parameter `after`, which `formatCursor` formats. */
export const cursorSchema = z.string().transform((text, context): Cursor => {
  try {
    const json = Buffer.from(text, 'base64url').toString()
    checkJson(json)
    return cursorKeys.parse(JSON.parse(json))
  } catch {
    context.addIssue('This is not a valid cursor.')
    return z.NEVER
  }
})

export function formatCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Returns the keyset condition for rows after (`>`) or before (`<`) a cursor. */
export function cursorCondition([placeKey, nameKey, id]: Cursor, comparison: '<' | '>'): SQL {
  return sql`(place_key, name_key, page_id) ${sql.raw(comparison)} (${placeKey}::text, ${nameKey}::text, ${id}::integer)`
}

/** Returns the condition for the rows of `listed_organizations` that match a filter. */
export function filterCondition({ locale, categories, place, region, letter, search }: OrganizationFilter): SQL {
  const conditions = [sql`locale = ${locale}`]
  if (categories && categories.length > 0) conditions.push(categoryCondition(categories))
  if (place !== null) conditions.push(sql`place_key = sort_key(${place}::text) || '~' || ${place}::text`)
  if (region !== null) conditions.push(sql`region = ${region}`)
  if (letter !== null) conditions.push(letterCondition(letter))
  for (const word of splitWords(search)) conditions.push(containsWord(sql`search_text`, word, sql`search_parts`))
  return sql.join(conditions, sql` AND `)
}

function categoryCondition(categories: readonly string[]): SQL {
  // For one category the index provides the order of the list, for several categories it does not.
  if (categories.length === 1) return sql`category = ${categories[0]}`
  return sql`category = ANY (${sql.param(categories)}::text[])`
}

/** Returns the condition for an initial letter, as a range that the index can use. */
function letterCondition(letter: string): SQL {
  if (letter === '#') return sql`letter = '#'`
  const nextLetter = String.fromCharCode(letter.charCodeAt(0) + 1)
  return sql`place_key >= ${letter} AND place_key < ${nextLetter}`
}

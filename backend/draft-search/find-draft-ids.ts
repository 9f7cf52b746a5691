import { sql } from 'drizzle-orm'
import { type Locale, locales } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import { isOfTree } from '../pages/is-of-tree'
import { findAmong, findCandidates } from './find-drafts'

/** More pages of a language than these are not looked for by one word. */
const limit = 200

/**
 * What of the pages' tree visitors do not see as it is written: what was changed since it was published, never was, or is offline. Taken
 * together first, since a condition on each text would read all of them.
 */
const isDraft = sql`(text.page_id, text.locale) IN (
  SELECT page_id, locale FROM page_texts WHERE is_dirty AND ${isOfTree(sql`page_id`)}
  UNION ALL SELECT page_id, locale FROM publications WHERE NOT is_online AND content_type = 'page')`

/**
 * The pages of the tree that visitors do not see as they are written and that have all the words in their working copies of one
 * language.
 */
export async function findDraftIds(db: Queryable, words: string): Promise<number[]> {
  let found: Record<Locale, number[]> | null = null
  for (const text of words.split(/\s+/).filter(Boolean)) {
    const wanted = { text, isExact: false }
    const among: Record<Locale, number[]> | null = found
    const which = among
      ? sql`${isDraft} AND text.page_id = ANY (${sql.param(Object.values(among).flat())}::integer[])`
      : isDraft
    const candidates = await findCandidates(db, locales, wanted, which)
    const findIn = async (locale: Locale): Promise<number[]> => {
      const ids = candidates[locale].filter((id) => !among || among[locale].includes(id))
      return (await findAmong(db, locale, wanted, { ids, limit })).map(({ id }) => id)
    }
    found = { de: await findIn('de'), en: await findIn('en') }
  }
  return found ? Object.values(found).flat() : []
}

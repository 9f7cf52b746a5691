import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { locales } from '@/lib/contract/common/locale'
import { isOfTree } from '../pages/is-of-tree'
import { findAmong, findCandidates } from './find-drafts'

/** More pages of a language than these are not found. */
const limit = 200

/**
 * What of the pages' tree visitors do not see as it is written: what was changed since it was published, never was, or is offline. Taken
 * together first, since a condition on each text would read all of them.
 */
const isUnseen = sql`(text.page_id, text.locale) IN (
  SELECT page_id, locale FROM page_texts WHERE is_dirty AND ${isOfTree(sql`page_id`)}
  UNION ALL SELECT page_id, locale FROM publications WHERE NOT is_online AND content_type = 'page')`

/**
 * The pages of the tree that visitors do not see as they are written and that have all the words in their working copies of one
 * language.
 */
export async function findUnseenIds(db: Queryable, words: string): Promise<number[]> {
  const wanted = words
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, isExact: false }))
  if (wanted.length === 0) return []
  const candidates = await findCandidates(db, locales, wanted, isUnseen)
  const found: number[] = []
  for (const locale of locales) {
    const pages = await findAmong(db, locale, wanted, { ids: candidates[locale], limit })
    found.push(...pages.map(({ id }) => id))
  }
  return found
}

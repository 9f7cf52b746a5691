import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { locales } from '@/lib/contract/common/locale'
import { splitWords } from '@/lib/text/split-words'
import { isOfTree } from '../pages/is-of-tree'
import { findCandidates, findDraftsAmong } from './find-drafts'

/** The maximum number of pages for each language. */
const limit = 200

/**
 * The condition for texts in the page tree that differ from the published state: changed since
 * publication, never published, or offline. A subquery collects them first, because a condition on
 * each text would scan all of them.
 */
const isUnseen = sql`(text.page_id, text.locale) IN (
  SELECT page_id, locale FROM page_texts WHERE is_dirty AND ${isOfTree(sql`page_id`)}
  UNION ALL SELECT page_id, locale FROM publications WHERE NOT is_online AND content_type = 'page')`

/**
 * Finds the pages of the tree with unpublished texts whose working copies contain all words in one
 * language.
 */
export async function findUnseenIds(db: Queryable, words: string): Promise<number[]> {
  const searches = splitWords(words).map((text) => ({ text, isExact: false }))
  if (searches.length === 0) return []
  const candidates = await findCandidates(db, locales, searches, isUnseen)
  const pageIds: number[] = []
  for (const locale of locales) {
    const pages = await findDraftsAmong(db, locale, searches, { ids: candidates[locale], limit })
    pageIds.push(...pages.map(({ id }) => id))
  }
  return pageIds
}

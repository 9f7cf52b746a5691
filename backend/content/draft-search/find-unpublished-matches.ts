import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { locales } from '@/lib/contract/common/locale'
import { splitWords } from '@/lib/text/split-words'
import { isOfTree } from '../pages/is-of-tree'
import { findCandidates, findDraftsAmong } from './find-drafts'

const maxPagesPerLanguage = 200

/**
 * The condition that a text in the page tree was changed since its publication, was never
 * published, or is offline. A subquery collects these texts first, because a condition on each text
 * would scan all texts.
 */
const isUnpublishedText = sql`(text.page_id, text.locale) IN (
  SELECT page_id, locale FROM page_texts WHERE is_dirty AND ${isOfTree(sql`page_id`)}
  UNION ALL SELECT page_id, locale FROM publications WHERE NOT is_online AND content_type = 'page')`

/**
 * Finds the ids of pages in the tree whose unpublished working copy contains all words, in one
 * language.
 */
export async function findUnpublishedMatches(db: Queryable, words: string): Promise<number[]> {
  const searches = splitWords(words).map((text) => ({ text, isExact: false }))
  if (searches.length === 0) return []
  const candidates = await findCandidates(db, locales, searches, isUnpublishedText)
  const pageIds: number[] = []
  for (const locale of locales) {
    const pages = await findDraftsAmong(db, locale, searches, {
      ids: candidates[locale],
      limit: maxPagesPerLanguage,
    })
    pageIds.push(...pages.map(({ id }) => id))
  }
  return pageIds
}

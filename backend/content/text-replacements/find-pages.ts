import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import { type MatchingPage, type TextSearch, textReplacementLimits } from '@/lib/contract/pages/text-replacement'
import type { WordSearch } from '@/lib/text/find-words'
import { computeFingerprint, type DraftMatch, findDrafts } from '../draft-search/find-drafts'

/**
 * Finds words in the working copies of all pages and records in a language, for a replacement.
 * Starts after the page `after`; 0 for the first page.
 */
export async function findPagesWithWords(
  db: Queryable,
  locale: Locale,
  search: WordSearch,
  after = 0,
): Promise<TextSearch> {
  const { pages: limit } = textReplacementLimits
  const condition = sql`(${after} = 0 OR (lower(text.title), text.page_id) > (
    SELECT lower(title), page_id FROM page_texts WHERE page_id = ${after} AND locale = ${locale}))`
  const drafts = await findDrafts(db, locale, search, { condition, limit: limit + 1 })
  return {
    pages: drafts.slice(0, limit).map((draft) => presentDraft(locale, draft)),
    has_more: drafts.length > limit,
  }
}

function presentDraft(locale: Locale, draft: DraftMatch): MatchingPage {
  const places = draft.texts.flatMap(({ matches, moduleId, isLocked }) =>
    matches.map((match) => ({ module: moduleId, is_locked: isLocked, ...match })),
  )
  const lockedCount = places.filter(({ is_locked }) => is_locked).length
  return {
    id: draft.id,
    title: draft.title,
    url: pageUrl(locale, draft.path),
    fingerprint: computeFingerprint(draft),
    count: places.length - lockedCount,
    locked: lockedCount,
    places: places.slice(0, textReplacementLimits.matches),
  }
}

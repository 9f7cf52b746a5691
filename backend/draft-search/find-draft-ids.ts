import { sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import { findDrafts } from './find-drafts'

/** More pages than these are not looked for by one word. */
const limit = 200

/** The pages of the tree that are changed since they were published, or never were, and have all the words in their working copies. */
export async function findDraftIds(db: Queryable, locale: Locale, words: string): Promise<number[]> {
  const isDraft = sql`text.is_dirty AND text.page_id IN (SELECT id FROM pages WHERE content_type = 'page')`
  let ids: number[] | null = null
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const among: number[] | null = ids
    const which = among ? sql`${isDraft} AND text.page_id = ANY (${sql.param(among)}::integer[])` : isDraft
    const found = await findDrafts(db, locale, { text: word, isExact: false }, { which, limit })
    ids = found.map(({ id }) => id)
  }
  return ids ?? []
}

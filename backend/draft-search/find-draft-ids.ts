import { sql } from 'drizzle-orm'
import { type Locale, locales } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import { isOfTree } from '../pages/is-of-tree'
import { findAmong, findCandidates } from './find-drafts'

/** More pages of a language than these are not looked for by one word. */
const limit = 200

/**
 * The pages of the tree that are changed since they were published, or never were, and have all the words in their working copies of
 * one language.
 */
export async function findDraftIds(db: Queryable, words: string): Promise<number[]> {
  const isDraft = sql`text.is_dirty AND ${isOfTree(sql`text.page_id`)}`
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

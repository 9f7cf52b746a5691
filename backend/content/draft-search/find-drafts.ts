import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import {
  listPageTexts,
  listTextFields,
  pageTextFields,
  type TextField,
} from '@/lib/contract/blocks/text-fields'
import type { Locale } from '@/lib/contract/common/locale'
import { findWords, type WordMatch, type WordSearch, wordsPattern } from '@/lib/text/find-words'
import { mayHold } from './may-hold'

/** A text that contains the words. */
export interface FoundText extends TextField {
  /** Null for a text of the page itself. */
  moduleId: number | null
  isLocked: boolean
  places: WordMatch[]
}

/** A page whose working copy contains the words. */
export interface FoundDraft {
  id: number
  title: string
  path: string
  /** In reading order. */
  texts: FoundText[]
}

/** The number of pages in one pass. */
const batchSize = 100

/**
 * Finds the first pages, by title, whose working copies contain words in visible settings or
 * blocks. The database selects candidates, which are then searched exactly.
 * @param which restricts the pages: a condition on `text`, a row of `page_texts`
 */
export async function findDrafts(
  db: Queryable,
  locale: Locale,
  search: WordSearch,
  { which, limit }: { which: SQL; limit: number },
): Promise<FoundDraft[]> {
  const candidates = await findCandidates(db, [locale], [search], which)
  return findAmong(db, locale, [search], { ids: candidates[locale], limit })
}

/**
 * Finds the first of the given pages that contain all searches, in the order of the ids, with the
 * matches of the last search.
 */
export async function findAmong(
  db: Queryable,
  locale: Locale,
  searches: readonly WordSearch[],
  { ids, limit }: { ids: readonly number[]; limit: number },
): Promise<FoundDraft[]> {
  const matches: FoundDraft[] = []
  for (let start = 0; start < ids.length && matches.length < limit; start += batchSize) {
    let pages: FoundDraft[] = []
    let candidateIds = ids.slice(start, start + batchSize)
    for (const words of searches) {
      pages = await findOnPages(db, locale, words, candidateIds)
      candidateIds = pages.map(({ id }) => id)
    }
    matches.push(...pages)
  }
  return matches.slice(0, limit)
}

/**
 * Finds the pages whose working copies may contain all searches, by language and title. One query
 * for all languages, because the blocks of a page are stored together and reading them dominates
 * the time.
 */
export async function findCandidates(
  db: Queryable,
  locales: readonly Locale[],
  searches: readonly WordSearch[],
  condition: SQL,
): Promise<Record<Locale, number[]>> {
  const mayHoldAll = sql.join(searches.map(textMayHold), sql` AND `)
  const { rows } = await db.execute<{ id: number; locale: Locale }>(sql`
    SELECT text.page_id AS id, text.locale FROM page_texts AS text
    WHERE text.locale = ANY (${sql.param([...locales])}::text[]) AND ${condition} AND ${mayHoldAll}
    ORDER BY lower(text.title), text.page_id`)
  const filterIds = (locale: Locale) => rows.filter((row) => row.locale === locale).map(({ id }) => id)
  return { de: filterIds('de'), en: filterIds('en') }
}

/** The condition that the page's own texts or its blocks may contain words. */
const textMayHold = (search: WordSearch) => sql`(
  ${sql.join(
    pageTextFields.map((field) => mayHold(sql.raw(`text.${field}`), search)),
    sql` OR `,
  )}
  OR EXISTS (
    SELECT FROM modules AS module WHERE module.content_type = 'page' AND module.object_id = text.page_id
      AND module.locale = text.locale AND module.deleted_at IS NULL AND ${mayHold(sql`module.data::text`, search)}))`

/** Finds those of the given pages that contain words, in the order of the ids. */
export async function findOnPages(
  db: Queryable,
  locale: Locale,
  search: WordSearch,
  ids: readonly number[],
): Promise<FoundDraft[]> {
  const pattern = wordsPattern(search)
  if (!pattern || ids.length === 0) return []
  const pages = await readPages(db, locale, ids)
  const blocks = await readBlocks(db, locale, search, ids)
  return ids.flatMap((id) => {
    const page = pages.find((row) => row.id === id)
    if (!page) return []
    const head = listPageTexts(page).map((text) => ({ ...text, moduleId: null, isLocked: false }))
    const blockTexts = blocks
      .filter(({ pageId }) => pageId === id)
      .flatMap(({ moduleId, isLocked, model, data }) =>
        listTextFields(model, data).map((text) => ({ ...text, moduleId, isLocked })),
      )
    const texts = [...head, ...blockTexts]
      .map((text) => ({ ...text, places: findWords(text, pattern) }))
      .filter(({ places }) => places.length > 0)
    return texts.length === 0 ? [] : [{ id, title: page.title, path: page.path, texts }]
  })
}

type PageRow = Record<(typeof pageTextFields)[number], string> & { id: number; path: string }

async function readPages(db: Queryable, locale: Locale, ids: readonly number[]): Promise<PageRow[]> {
  const { rows } = await db.execute<PageRow>(sql`
    SELECT page_id AS id, path, ${sql.raw(pageTextFields.join(', '))} FROM page_texts
    WHERE locale = ${locale} AND page_id = ANY (${sql.param([...ids])}::integer[])`)
  return rows
}

type BlockRow = {
  pageId: number
  moduleId: number
  model: string
  data: Record<string, unknown>
  isLocked: boolean
}

/**
 * Reads the blocks that may contain words in page order; a block in a locked block counts as
 * locked.
 */
async function readBlocks(
  db: Queryable,
  locale: Locale,
  search: WordSearch,
  ids: readonly number[],
): Promise<BlockRow[]> {
  const step = (row: SQL) => sql`ARRAY[coalesce(${row}.column_index, 0), ${row}.position]`
  const isLocked = (row: SQL) => sql`${row}.data @> '{"is_locked": true}'`
  const { rows } = await db.execute<BlockRow>(sql`
    WITH RECURSIVE found AS MATERIALIZED (
      SELECT module.* FROM modules AS module
      WHERE module.content_type = 'page' AND module.object_id = ANY (${sql.param([...ids])}::integer[])
        AND module.locale = ${locale} AND module.deleted_at IS NULL AND ${mayHold(sql`module.data::text`, search)}
    ), above AS (
      SELECT id AS module, parent_id, ${step(sql`found`)} AS place, ${isLocked(sql`found`)} AS is_locked FROM found
      UNION ALL
      SELECT above.module, around.parent_id, ${step(sql`around`)} || above.place, above.is_locked OR ${isLocked(sql`around`)}
      FROM above JOIN modules AS around ON around.id = above.parent_id
    )
    SELECT found.object_id AS "pageId", found.id AS "moduleId", found.model, found.data, above.is_locked AS "isLocked"
    FROM found JOIN above ON above.module = found.id AND above.parent_id IS NULL
    ORDER BY above.place, found.id`)
  return rows
}

/** Hashes the matching texts and their locks, to detect changes after a search. */
export function computeFingerprint({ texts }: Pick<FoundDraft, 'texts'>): string {
  const facts = texts.map(({ moduleId, field, value, isLocked }) => [moduleId, field, value, isLocked])
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
}

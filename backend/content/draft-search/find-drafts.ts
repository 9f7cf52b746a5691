import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { listPageTexts, listTextFields, pageTextFields, type TextField } from '@/lib/contract/blocks/text-fields'
import type { Locale } from '@/lib/contract/common/locale'
import { createWordsPattern, findWords, type WordMatch, type WordSearch } from '@/lib/text/find-words'
import { mayContain } from './may-contain'

/** A text that contains the words, with the positions of the words. */
export interface TextMatch extends TextField {
  /** The block that contains the text; null for a text in the settings of the page. */
  moduleId: number | null
  isLocked: boolean
  matches: WordMatch[]
}

/** A page whose working copy contains the words. */
export interface DraftMatch {
  id: number
  title: string
  path: string
  /** The texts with the words, in reading order. */
  texts: TextMatch[]
}

const batchSize = 100

/**
 * Finds the pages with the words in the blocks of their working copies, or in settings that
 * visitors see. Returns the first `limit` pages by title. The database selects candidates; the
 * exact search then examines their texts.
 * @param condition restricts the pages. It may refer to `text`, a row of `page_texts`.
 */
export async function findDrafts(
  db: Queryable,
  locale: Locale,
  search: WordSearch,
  { condition, limit }: { condition: SQL; limit: number },
): Promise<DraftMatch[]> {
  const candidates = await findCandidates(db, [locale], [search], condition)
  return findDraftsAmong(db, locale, [search], { ids: candidates[locale], limit })
}

/**
 * Finds the pages among `ids` that contain the words of all searches, at most `limit`, in the order
 * of the ids. The texts in the result are those that match the last search.
 */
export async function findDraftsAmong(
  db: Queryable,
  locale: Locale,
  searches: readonly WordSearch[],
  { ids, limit }: { ids: readonly number[]; limit: number },
): Promise<DraftMatch[]> {
  const drafts: DraftMatch[] = []
  for (let start = 0; start < ids.length && drafts.length < limit; start += batchSize) {
    let pages: DraftMatch[] = []
    let candidateIds = ids.slice(start, start + batchSize)
    for (const search of searches) {
      pages = await findWordsOnPages(db, locale, search, candidateIds)
      candidateIds = pages.map(({ id }) => id)
    }
    drafts.push(...pages)
  }
  return drafts.slice(0, limit)
}

/**
 * Finds the pages with working copies that may contain the words of all searches. Returns their
 * ids by language, sorted by title. One query searches all languages, because the blocks of all
 * languages are stored together and reading them takes most of the time.
 */
export async function findCandidates(
  db: Queryable,
  locales: readonly Locale[],
  searches: readonly WordSearch[],
  condition: SQL,
): Promise<Record<Locale, number[]>> {
  const isCandidate = sql.join(searches.map(pageMayContain), sql` AND `)
  const { rows } = await db.execute<{ id: number; locale: Locale }>(sql`
    SELECT text.page_id AS id, text.locale FROM page_texts AS text
    WHERE text.locale = ANY (${sql.param([...locales])}::text[]) AND ${condition} AND ${isCandidate}
    ORDER BY lower(text.title), text.page_id`)
  const filterIds = (locale: Locale) => rows.filter((row) => row.locale === locale).map(({ id }) => id)
  return { de: filterIds('de'), en: filterIds('en') }
}

/**
 * SQL condition that the settings or blocks of a page may contain the words. It refers to `text`, a
 * row of `page_texts`.
 */
const pageMayContain = (search: WordSearch) => sql`(
  ${sql.join(
    pageTextFields.map((field) => mayContain(sql.raw(`text.${field}`), search)),
    sql` OR `,
  )}
  OR EXISTS (
    SELECT FROM modules AS module WHERE module.content_type = 'page' AND module.object_id = text.page_id
      AND module.locale = text.locale AND module.deleted_at IS NULL AND ${mayContain(sql`module.data::text`, search)}))`

/** Finds the pages among `ids` that contain the words, in the order of the ids. */
export async function findWordsOnPages(
  db: Queryable,
  locale: Locale,
  search: WordSearch,
  ids: readonly number[],
): Promise<DraftMatch[]> {
  const pattern = createWordsPattern(search)
  if (!pattern || ids.length === 0) return []
  const pages = await readPages(db, locale, ids)
  const blocks = await readBlocks(db, locale, search, ids)
  return ids.flatMap((id) => {
    const page = pages.find((row) => row.id === id)
    if (!page) return []
    const settingTexts = listPageTexts(page).map((text) => ({ ...text, moduleId: null, isLocked: false }))
    const blockTexts = blocks
      .filter(({ pageId }) => pageId === id)
      .flatMap(({ moduleId, isLocked, model, data }) =>
        listTextFields(model, data).map((text) => ({ ...text, moduleId, isLocked })),
      )
    const texts = [...settingTexts, ...blockTexts]
      .map((text) => ({ ...text, matches: findWords(text, pattern, search.replacement) }))
      .filter(({ matches }) => matches.length > 0)
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
 * Reads the blocks that may contain the words, in the order of the page. A block inside a locked
 * block counts as locked.
 */
async function readBlocks(
  db: Queryable,
  locale: Locale,
  search: WordSearch,
  ids: readonly number[],
): Promise<BlockRow[]> {
  const positionInParent = (row: SQL) => sql`ARRAY[coalesce(${row}.column_index, 0), ${row}.position]`
  const isLocked = (row: SQL) => sql`${row}.data @> '{"is_locked": true}'`
  const { rows } = await db.execute<BlockRow>(sql`
    WITH RECURSIVE candidate AS MATERIALIZED (
      SELECT module.* FROM modules AS module
      WHERE module.content_type = 'page' AND module.object_id = ANY (${sql.param([...ids])}::integer[])
        AND module.locale = ${locale} AND module.deleted_at IS NULL AND ${mayContain(sql`module.data::text`, search)}
    ), ancestry AS (
      SELECT id AS module, parent_id, ${positionInParent(sql`candidate`)} AS path, ${isLocked(sql`candidate`)} AS is_locked FROM candidate
      UNION ALL
      SELECT ancestry.module, parent.parent_id, ${positionInParent(sql`parent`)} || ancestry.path, ancestry.is_locked OR ${isLocked(sql`parent`)}
      FROM ancestry JOIN modules AS parent ON parent.id = ancestry.parent_id
    )
    SELECT candidate.object_id AS "pageId", candidate.id AS "moduleId", candidate.model, candidate.data, ancestry.is_locked AS "isLocked"
    FROM candidate JOIN ancestry ON ancestry.module = candidate.id AND ancestry.parent_id IS NULL
    ORDER BY ancestry.path, candidate.id`)
  return rows
}

/**
 * Hashes the matching texts and their locks. A different hash at a later time means that a text or
 * a lock has changed since the search.
 */
export function computeFingerprint({ texts }: Pick<DraftMatch, 'texts'>): string {
  const parts = texts.map(({ moduleId, field, value, isLocked }) => [moduleId, field, value, isLocked])
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

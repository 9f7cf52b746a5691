import { type SQL, sql } from 'drizzle-orm'
import { findRecordIds } from '@/backend/library/search/find-record-ids'
import type { Queryable } from '@/backend/platform/db/client'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { TreePage } from '@/lib/contract/pages/page-tree'
import { findUnpublishedMatches } from '../draft-search/find-unpublished-matches'
import { isInList } from '../pages/in-list'
import { isOfTree } from '../pages/is-of-tree'
import { isChangedSince } from '../pages/working-digest'
import { type AncestorRow, presentTreePage, type TreeRow } from './present-tree-page'

/**
 * Selects pages by the first property that is set: the id, a text in title or address (`search`),
 * or words anywhere (`words`). Otherwise selects the children of `parent`; null is the root of the
 * tree.
 */
interface PageListRequest {
  id?: number | null
  search?: string
  words?: string
  parent?: number | null
}

interface Range {
  offset: number
  limit: number
}

/**
 * Lists a range of the selected pages for editors in one language, with the total number of
 * selected pages.
 */
export async function listTree(
  db: Queryable,
  locale: Locale,
  filter: PageListRequest,
  range: Range,
): Promise<{ count: number; results: TreePage[] }> {
  const { count, ids, ranks } = await findPages(db, filter, range)
  const rows = await readTexts(db, ids)
  const ancestors = await readAncestors(db, ids)
  const isInDraft = (index: number) => ranks[index]?.startsWith(rankPrefixes.draft) ?? false
  const results = ids.flatMap((id, index) => {
    const page = presentTreePage(
      rows.filter((row) => row.id === id),
      ancestors.filter((row) => row.page === id),
      locale,
    )
    return page ? [{ ...page, ...(filter.words && { is_in_draft: isInDraft(index) }) }] : []
  })
  return { count, results }
}

/** The total number of selected pages, and a range of their ids with their sort keys (`ranks`). */
interface PageMatches {
  count: number
  ids: number[]
  ranks: string[]
}

/**
 * Prefixes of sort keys. They sort matches in title or address first, then matches in published
 * text, then matches only in the working copy.
 */
const rankPrefixes = { name: '0', text: '1', draft: '2' }

async function findPages(
  db: Queryable,
  { id = null, search = '', words = '', parent = null }: PageListRequest,
  { offset, limit }: Range,
): Promise<PageMatches> {
  if (id !== null) {
    const idQuery = sql`SELECT id, 1 AS rank FROM pages WHERE id = ${id} AND content_type = 'page'`
    return await readIds(db, idQuery, offset, limit)
  }
  if (search !== '') return await readIds(db, createTitleQuery(search), offset, limit)
  if (words !== '') return await readIds(db, await createWordQuery(db, words), offset, limit)
  const childrenQuery = sql`SELECT id, position AS rank FROM pages WHERE ${isInList('pages', parent)}`
  return await readIds(db, childrenQuery, offset, limit)
}

/**
 * Returns the query for pages by title or address. It scans all texts with `strpos`, which takes
 * half the time of `LIKE`.
 */
function createTitleQuery(search: string): SQL {
  return sql`SELECT page_id AS id, min(title) AS rank FROM page_texts
    WHERE (strpos(search_text, lower(${search})) > 0 OR strpos(search_text, fold_text(${search})) > 0)
      AND ${isOfTree(sql`page_id`)}
    GROUP BY page_id`
}

/**
 * Returns the query for pages that contain the words in title or address, in the published text, or
 * only in the working copy, sorted in this order.
 */
async function createWordQuery(db: Queryable, words: string): Promise<SQL> {
  const ids: number[] = []
  for (const locale of locales) {
    const matches = await findRecordIds(db, { kind: 'pages', locale, search: words, isForEditors: true })
    ids.push(...(matches ?? []))
  }
  const unpublishedMatches = await findUnpublishedMatches(db, words)
  return sql`SELECT id, min(rank) AS rank FROM (
    SELECT id, ${rankPrefixes.name} || rank AS rank FROM (${createTitleQuery(words)}) AS name_matches
    UNION ALL ${selectRanks(ids, rankPrefixes.text)} UNION ALL ${selectRanks(unpublishedMatches, rankPrefixes.draft)}
  ) AS matches GROUP BY id`
}

function selectRanks(ids: readonly number[], prefix: string): SQL {
  return sql`SELECT page_id, ${prefix} || title FROM page_texts
    WHERE page_id = ANY (${sql.param([...ids])}::integer[]) AND ${isOfTree(sql`page_id`)}`
}

async function readIds(db: Queryable, selection: SQL, offset: number, limit: number): Promise<PageMatches> {
  const { rows } = await db.execute<PageMatches & Record<string, unknown>>(sql`
    WITH matches AS MATERIALIZED (${selection}), list_page AS (SELECT * FROM matches ORDER BY rank, id OFFSET ${offset} LIMIT ${limit})
    SELECT (SELECT count(*)::integer FROM matches) AS count,
      (SELECT coalesce(array_agg(id ORDER BY rank, id), '{}') FROM list_page) AS ids,
      (SELECT coalesce(array_agg(rank::text ORDER BY rank, id), '{}') FROM list_page) AS ranks`)
  return rows[0] ?? { count: 0, ids: [], ranks: [] }
}

/**
 * Reads the texts of pages with their status. Compares only texts marked as dirty with their
 * version, because the comparison is slow. `isLast` has one condition for the top of the tree and
 * one for subpages, because a common condition could not use an index.
 */
async function readTexts(db: Queryable, ids: readonly number[]): Promise<TreeRow[]> {
  const { rows } = await db.execute<TreeRow>(sql`
    SELECT page.id, page.parent_id AS parent, page.position, page.revision AS "pageRevision", text.locale, text.title,
      text.path, page.revision + text.revision AS revision, coalesce(publication.is_online, false) AS "isOnline",
      CASE WHEN publication.page_id IS NULL THEN true WHEN text.is_dirty THEN ${isChangedSince(sql`version.digest`, sql`page.id`, sql`text.locale`)}
        ELSE false END AS "isChanged",
      schedule.publish_at AS "publishAt", schedule.unpublish_at AS "unpublishAt",
      (SELECT count(*)::integer FROM pages AS child WHERE child.parent_id = page.id) AS below,
      NOT CASE WHEN page.parent_id IS NULL
        THEN EXISTS (SELECT FROM pages AS sibling WHERE ${isInList('sibling', null)} AND sibling.position > page.position)
        ELSE EXISTS (SELECT FROM pages AS sibling WHERE sibling.parent_id = page.parent_id AND sibling.position > page.position)
      END AS "isLast"
    FROM pages AS page JOIN page_texts AS text ON text.page_id = page.id
    LEFT JOIN publications AS publication ON publication.page_id = page.id AND publication.locale = text.locale
    LEFT JOIN page_versions AS version ON version.id = publication.version_id
    LEFT JOIN schedules AS schedule ON schedule.page_id = page.id AND schedule.locale = text.locale
    WHERE page.id = ANY (${sql.param(ids)}::integer[])`)
  return rows
}

/**
 * Reads the ancestors of pages. `OFFSET 0` forces one lookup for each ancestor, because the planner
 * would scan complete tables for a join.
 */
async function readAncestors(db: Queryable, ids: readonly number[]): Promise<AncestorRow[]> {
  const { rows } = await db.execute<AncestorRow>(sql`
    WITH RECURSIVE ancestors AS (
      SELECT id AS page, parent_id AS id, 1 AS distance FROM pages WHERE id = ANY (${sql.param(ids)}::integer[])
      UNION ALL
      SELECT ancestors.page, parent.parent_id, distance + 1
      FROM ancestors CROSS JOIN LATERAL (SELECT parent_id FROM pages WHERE id = ancestors.id OFFSET 0) AS parent
      WHERE distance < 50
    )
    SELECT ancestors.page, ancestors.id, text.locale, text.title
    FROM ancestors CROSS JOIN LATERAL (SELECT locale, title FROM page_texts WHERE page_id = ancestors.id OFFSET 0) AS text
    ORDER BY distance DESC, text.locale`)
  return rows
}

import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { type AccessRules, type Audience, toAudience } from '@/backend/platform/access/audience'
import type { Queryable } from '@/backend/platform/db/client'
import { publications } from '@/backend/platform/db/schema/content/publications'
import type { Locale } from '@/lib/contract/common/locale'

/**
 * A page with its published parent; a page that was never published has the parent of its working
 * copy. The groups of a page have no published value, because versions do not contain them.
 */
type TreeRow = Pick<AccessRules, keyof AccessRules> & {
  id: number
  parentId: number | null
  audience: Audience
}

/**
 * The maximum depth of the recursion. It must be limited, because published parents may form a
 * cycle while moves are published one by one.
 */
const maxDepth = 30

const columns = sql`page.id, page.groups, publication.path, publication.audience,
  page.is_for_users AS "isForUsers",
  CASE WHEN publication.page_id IS NULL THEN page.parent_id ELSE publication.parent_id END AS "parentId"`

/**
 * Recomputes the stored audience (see `toAudience`) of a publication and of all publications below
 * it. The caller must have locked the tree, in the transaction that publishes, moves or restricts
 * the page.
 * @param hasAccountPath true if the old or new path is in the account folder, where access
 * depends on the path. The pages below are then recomputed even if the audience of the page itself
 * is unchanged.
 */
export async function updateAudience(
  db: Queryable,
  locale: Locale,
  pageId: number,
  hasAccountPath = false,
): Promise<void> {
  const ancestry = await loadAncestry(db, locale, pageId)
  const audiences = toAudiences(ancestry)
  const pageAudience = audiences.get(pageId)
  if (pageAudience === undefined || (!hasAccountPath && isDeepStrictEqual(pageAudience, ancestry[0]?.audience))) return
  const changesByAudience = new Map<string, { audience: Audience; ids: number[] }>()
  for (const row of await loadBranch(db, locale, pageId)) {
    const audience = row.id === pageId ? pageAudience : toAudience(row, getParentAudience(row, audiences))
    audiences.set(row.id, audience)
    if (row.path === null || isDeepStrictEqual(audience, row.audience)) continue
    const group = changesByAudience.get(JSON.stringify(audience)) ?? { audience, ids: [] }
    group.ids.push(row.id)
    changesByAudience.set(JSON.stringify(audience), group)
  }
  for (const { audience, ids } of changesByAudience.values()) {
    await db
      .update(publications)
      .set({ audience: audience && [...audience] })
      .where(and(eq(publications.locale, locale), inArray(publications.pageId, ids)))
  }
}

/**
 * Computes the audience of a page, also before its first publication; undefined if the page does
 * not exist.
 */
export async function readAudience(db: Queryable, locale: Locale, pageId: number): Promise<Audience | undefined> {
  return toAudiences(await loadAncestry(db, locale, pageId)).get(pageId)
}

/**
 * Derives the audiences of a page and its ancestors. The rows start with the page and end with the
 * top ancestor.
 */
function toAudiences(ancestry: readonly TreeRow[]): Map<number, Audience> {
  const audiences = new Map<number, Audience>()
  for (const row of ancestry.toReversed()) audiences.set(row.id, toAudience(row, getParentAudience(row, audiences)))
  return audiences
}

function getParentAudience({ parentId }: TreeRow, audiences: ReadonlyMap<number, Audience>): Audience {
  if (parentId === null) return null
  return audiences.get(parentId) ?? null
}

/** Loads the page and its ancestors, starting with the page. */
async function loadAncestry(db: Queryable, locale: Locale, pageId: number): Promise<TreeRow[]> {
  const { rows } = await db.execute<TreeRow>(sql`
    WITH RECURSIVE ancestors AS (
      SELECT ${columns}, 0 AS distance
      FROM pages AS page LEFT JOIN publications AS publication ON publication.page_id = page.id AND publication.locale = ${locale}
      WHERE page.id = ${pageId}
      UNION ALL
      SELECT ${columns}, ancestors.distance + 1
      FROM ancestors JOIN pages AS page ON page.id = ancestors."parentId"
      LEFT JOIN publications AS publication ON publication.page_id = page.id AND publication.locale = ${locale}
      WHERE ancestors.distance < ${maxDepth}
    )
    SELECT * FROM ancestors ORDER BY distance`)
  return rows
}

/** Loads the page and its descendants, starting with the page. */
async function loadBranch(db: Queryable, locale: Locale, pageId: number): Promise<TreeRow[]> {
  const { rows } = await db.execute<TreeRow>(sql`
    WITH RECURSIVE branch(id, depth) AS (
      SELECT ${pageId}::integer, 0
      UNION
      SELECT child.id, branch.depth + 1
      FROM branch CROSS JOIN LATERAL (
        SELECT page_id AS id FROM publications WHERE parent_id = branch.id AND locale = ${locale}
        UNION ALL
        SELECT id FROM pages
        WHERE parent_id = branch.id
          AND NOT EXISTS (SELECT FROM publications WHERE page_id = pages.id AND locale = ${locale})
      ) AS child
      WHERE branch.depth < ${maxDepth}
    ), nearest AS (SELECT id, min(depth) AS depth FROM branch GROUP BY id)
    SELECT ${columns}
    FROM nearest JOIN pages AS page USING (id)
    LEFT JOIN publications AS publication ON publication.page_id = page.id AND publication.locale = ${locale}
    ORDER BY nearest.depth, page.id`)
  return rows
}

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { isKept, type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import type { Locale } from '@/lib/contract/common/locale'

/** Loads modules and their descendants, without deleted ones. */
export async function loadSubtreeRows(db: Queryable, ids: readonly number[]): Promise<ModuleRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(modules)
    .where(and(isKept, inArray(modules.id, selectSubtreeIds(ids))))
}

/** Returns a subquery for the ids of modules and their descendants, including deleted ones. */
export function selectSubtreeIds(ids: readonly number[]): SQL {
  return sql`(
    WITH RECURSIVE subtree AS (
      SELECT value::int AS id FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
      UNION
      SELECT child.id FROM modules AS child JOIN subtree ON child.parent_id = subtree.id
    )
    SELECT id FROM subtree)`
}

/**
 * Reads the working copy of the reusable container with a slug, and its descendants; empty for an
 * unknown slug.
 */
export async function loadReusableContainer(db: Queryable, slug: string, locale: Locale): Promise<ModuleRow[]> {
  const [container] = await db
    .select({ id: modules.id })
    .from(modules)
    .where(and(eq(modules.slug, slug), eq(modules.locale, locale), isKept))
  return container ? loadSubtreeRows(db, [container.id]) : []
}

import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { isKept, type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { getOtherLocale } from '@/lib/contract/common/locale'

/*
 * A module and its counterpart in the other language refer to each other by id. `counterpartData`
 * of a translated module contains the data of its original at the time of the copy or of the last
 * confirmation by an editor, so that later changes of the original can be found. `counterpartData`
 * of an original is null until its translation is confirmed.
 */

type CopyPairs = readonly (readonly [id: number, copyId: number])[]

const toIdArray = (pairs: CopyPairs, index: 0 | 1) => sql`${sql.param(pairs.map((pair) => pair[index]))}::integer[]`

/** Links modules with their copies in the other language, which still need a translation. */
export async function linkCopies(db: Queryable, pairs: CopyPairs): Promise<void> {
  await db.execute(sql`
    UPDATE modules AS module SET counterpart_id = counterpart.id,
      counterpart_data = CASE WHEN pair.is_copy THEN counterpart.data END
    FROM (
      SELECT *, false FROM unnest(${toIdArray(pairs, 0)}, ${toIdArray(pairs, 1)})
      UNION ALL SELECT *, true FROM unnest(${toIdArray(pairs, 1)}, ${toIdArray(pairs, 0)})
    ) AS pair (id, counterpart_id, is_copy)
    JOIN modules AS counterpart ON counterpart.id = pair.counterpart_id
    WHERE module.id = pair.id`)
}

/** Links the copies of modules, in one or both languages, in the same way as their originals. */
export async function copyCounterparts(db: Queryable, pairs: CopyPairs): Promise<void> {
  const copies = sql`unnest(${toIdArray(pairs, 0)}, ${toIdArray(pairs, 1)})`
  await db.execute(sql`
    UPDATE modules AS copy SET counterpart_id = counterpart.copy_id, counterpart_data = original.counterpart_data
    FROM ${copies} AS pair (id, copy_id)
    JOIN modules AS original ON original.id = pair.id
    LEFT JOIN ${copies} AS counterpart (id, copy_id) ON counterpart.id = original.counterpart_id
    WHERE copy.id = pair.copy_id AND (counterpart.id IS NOT NULL OR original.counterpart_id IS NULL)`)
}

/**
 * Links a new module with its source in the other language. No-op unless the source exists on the
 * same page with the same model and has no other counterpart.
 */
export async function linkNewModule(db: Queryable, row: ModuleRow, sourceId: number): Promise<void> {
  const { contentType, objectId, model } = row
  const [source] = await db
    .select()
    .from(modules)
    .where(and(eq(modules.id, sourceId), isKept))
  const isCounterpart =
    source?.contentType === contentType &&
    source.objectId === objectId &&
    source.locale === getOtherLocale(row.locale) &&
    source.model === model
  if (!isCounterpart) return
  const [otherCopy] = await db
    .select({ id: modules.id })
    .from(modules)
    .where(and(eq(modules.id, source.counterpartId ?? 0), isKept))
  if (!otherCopy) await linkCopies(db, [[source.id, row.id]])
}

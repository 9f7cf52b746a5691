import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Locale } from '@/lib/contract/locale'
import type { TranslatedModule } from '@/lib/contract/page-editing'
import type { Queryable } from '../db/client'
import { isLive, modules } from '../db/schema/modules'

type Pairs = readonly (readonly [number, number])[]

const column = (pairs: Pairs, index: 0 | 1) => sql`${sql.param(pairs.map((pair) => pair[index]))}::integer[]`

/** Links modules with their counterparts in the other language, both ways, as being translations of each other now. */
export async function linkCounterparts(db: Queryable, pairs: Pairs): Promise<void> {
  await db.execute(sql`
    UPDATE modules AS module SET counterpart_id = other.id, counterpart_data = other.data
    FROM (
      SELECT * FROM unnest(${column(pairs, 0)}, ${column(pairs, 1)})
      UNION SELECT * FROM unnest(${column(pairs, 1)}, ${column(pairs, 0)})
    ) AS pair (own, other)
    JOIN modules AS other ON other.id = pair.other
    WHERE module.id = pair.own`)
}

/** Links copies as what they were copied from is linked. `pairs` has each module with its copy, in all languages. */
export async function copyCounterparts(db: Queryable, pairs: Pairs): Promise<void> {
  const copies = sql`unnest(${column(pairs, 0)}, ${column(pairs, 1)})`
  await db.execute(sql`
    UPDATE modules AS copy SET counterpart_id = other.copy_id, counterpart_data = original.counterpart_data
    FROM ${copies} AS pair (id, copy_id)
    JOIN modules AS original ON original.id = pair.id
    JOIN ${copies} AS other (id, copy_id) ON other.id = original.counterpart_id
    WHERE copy.id = pair.copy_id`)
}

/** The modules of a page in one language that have a counterpart, and what became of that since they were last translated. */
export async function readCounterparts(
  db: Queryable,
  pageId: number,
  locale: Locale,
): Promise<TranslatedModule[]> {
  const other = alias(modules, 'other')
  const isGone = sql<boolean>`${other.deletedAt} IS NOT NULL OR ${other.objectId} IS DISTINCT FROM ${modules.objectId}`
  const isChanged = sql<boolean>`${other.data} IS DISTINCT FROM ${modules.counterpartData}`
  const rows = await db
    .select({ id: modules.id, counterpart: other.id, before: modules.counterpartData, isGone, isChanged })
    .from(modules)
    .innerJoin(other, eq(other.id, modules.counterpartId))
    .where(
      and(eq(modules.contentType, 'page'), eq(modules.objectId, pageId), eq(modules.locale, locale), isLive),
    )
    .orderBy(modules.id)
  return rows.map(({ id, counterpart, before, isGone: gone, isChanged: changed }) => {
    if (gone) return { module: id, counterpart, state: 'removed', before: null }
    return changed
      ? { module: id, counterpart, state: 'changed', before: before ?? {} }
      : { module: id, counterpart, state: 'same', before: null }
  })
}

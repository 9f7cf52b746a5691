import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'

/** The owner of modules: a page in one language, or none (`objectId` null: a reusable container). */
export type Owner = Pick<ModuleRow, 'contentType' | 'objectId' | 'locale'>

/** Any number that nothing else in the database locks. */
const containersKey = 7_204_120

/** Whether two modules have the same page and language as their owner. */
export function isSameOwner(one: Owner, other: Owner): boolean {
  return (
    one.contentType === other.contentType && one.objectId === other.objectId && one.locale === other.locale
  )
}

/** Whether there is such a page with a text in the language; reusable containers need none. */
export async function ownerExists(db: Queryable, { objectId, locale }: Owner): Promise<boolean> {
  if (objectId === null) return true
  const [text] = await db
    .select({ id: pageTexts.pageId })
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, objectId), eq(pageTexts.locale, locale)))
  return text !== undefined
}

/**
 * Runs a change in a transaction with the owners of these modules, and `others`, locked, so that their
 * structure does not change concurrently. `change` gets the modules as read under the lock, deleted ones too,
 * without missing ones.
 */
export async function withOwnersLocked<Result>(
  db: Database,
  ids: readonly number[],
  others: readonly Owner[],
  change: (transaction: Queryable, rows: ReadonlyMap<number, ModuleRow>) => Promise<Result>,
): Promise<Result> {
  const before = await readModules(db, ids)
  const result = await db.transaction(async (transaction) => {
    await lockOwners(transaction, [...before.values(), ...others])
    const rows = await readModules(transaction, ids)
    const isLocked = [...rows].every(([id, row]) => {
      const seen = before.get(id)
      return seen !== undefined && isSameOwner(seen, row)
    })
    return isLocked ? { value: await change(transaction, rows) } : null
  })
  // A module was moved to another page after it was read and before the lock: try again.
  return result ? result.value : withOwnersLocked(db, ids, others, change)
}

async function readModules(db: Queryable, ids: readonly number[]): Promise<Map<number, ModuleRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(modules)
    .where(inArray(modules.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Pages are locked by their rows, always in the same order; all reusable containers together, before them. */
async function lockOwners(db: Queryable, owners: readonly Owner[]): Promise<void> {
  if (owners.some(({ objectId }) => objectId === null)) {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${containersKey})`)
  }
  const pageIds = [...new Set(owners.flatMap(({ objectId }) => objectId ?? []))]
  if (pageIds.length === 0) return
  await db
    .select({ id: pages.id })
    .from(pages)
    .where(inArray(pages.id, pageIds))
    .orderBy(asc(pages.id))
    .for('no key update')
}

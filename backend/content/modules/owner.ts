import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'

/** The owner of modules: a page in one language; for a reusable container `objectId` is null. */
export type Owner = Pick<ModuleRow, 'contentType' | 'objectId' | 'locale'>

/** The key of the advisory lock: any number that no other lock uses. */
const containersKey = 7_204_120

/** Returns true if two modules belong to the same page and language. */
export function isSameOwner(a: Owner, b: Owner): boolean {
  return a.contentType === b.contentType && a.objectId === b.objectId && a.locale === b.locale
}

/** Returns true if the page exists in the language; reusable containers need no page. */
export async function ownerExists(db: Queryable, { objectId, locale }: Owner): Promise<boolean> {
  if (objectId === null) return true
  const [text] = await db
    .select({ id: pageTexts.pageId })
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, objectId), eq(pageTexts.locale, locale)))
  return text !== undefined
}

/**
 * Runs a change in a transaction with the owners of the given modules and `otherOwners` locked
 * against concurrent structural changes. `change` gets the existing modules as read under the lock,
 * deleted ones too.
 */
export async function withOwnersLocked<Result>(
  db: Database,
  ids: readonly number[],
  otherOwners: readonly Owner[],
  change: (transaction: Queryable, rows: ReadonlyMap<number, ModuleRow>) => Promise<Result>,
): Promise<Result> {
  const before = await readModules(db, ids)
  const result = await db.transaction(async (transaction) => {
    await lockOwners(transaction, [...before.values(), ...otherOwners])
    const rows = await readModules(transaction, ids)
    const isLocked = [...rows].every(([id, row]) => {
      const previous = before.get(id)
      return previous !== undefined && isSameOwner(previous, row)
    })
    return isLocked ? { value: await change(transaction, rows) } : null
  })
  // A module was moved between reading and locking: try again.
  return result ? result.value : withOwnersLocked(db, ids, otherOwners, change)
}

async function readModules(db: Queryable, ids: readonly number[]): Promise<Map<number, ModuleRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(modules)
    .where(inArray(modules.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locks all reusable containers together first, then the rows of pages in a fixed order. */
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

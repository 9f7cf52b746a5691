import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { lockContainers } from '../containers/lock-containers'

/**
 * The owner of modules. It is a page in one language, or, with `objectId` null, a reusable
 * container.
 */
export type Owner = Pick<ModuleRow, 'contentType' | 'objectId' | 'locale'>

/** Returns true if two modules belong to the same page and language, or both to containers. */
export function isSameOwner(a: Owner, b: Owner): boolean {
  return a.contentType === b.contentType && a.objectId === b.objectId && a.locale === b.locale
}

/**
 * Returns true if the page exists in the language. Always true for reusable containers, which
 * belong to no page.
 */
export async function hasOwner(db: Queryable, { objectId, locale }: Owner): Promise<boolean> {
  if (objectId === null) return true
  const [text] = await db
    .select({ id: pageTexts.pageId })
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, objectId), eq(pageTexts.locale, locale)))
  return text !== undefined
}

/**
 * Runs a change in a transaction. Locks the owners of the modules `ids` and the `otherOwners`
 * against concurrent changes of their module trees. `change` gets the modules by id, including
 * deleted ones, as they are under the lock.
 */
export async function withOwnersLocked<Result>(
  db: Database,
  ids: readonly number[],
  otherOwners: readonly Owner[],
  change: (transaction: Queryable, rows: ReadonlyMap<number, ModuleRow>) => Promise<Result>,
): Promise<Result> {
  const unlockedRows = await readModules(db, ids)
  const result = await db.transaction(async (transaction) => {
    await lockOwners(transaction, [...unlockedRows.values(), ...otherOwners])
    const rows = await readModules(transaction, ids)
    const areOwnersLocked = [...rows].every(([id, row]) => {
      const unlockedRow = unlockedRows.get(id)
      return unlockedRow !== undefined && isSameOwner(unlockedRow, row)
    })
    return areOwnersLocked ? { value: await change(transaction, rows) } : null
  })
  // Retry if a module was moved between reading and locking, because then the wrong owner is
  // locked.
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

/**
 * Locks all reusable containers with one lock, then the pages in the order of their ids, so that
 * concurrent changes cannot deadlock.
 */
async function lockOwners(db: Queryable, owners: readonly Owner[]): Promise<void> {
  if (owners.some(({ objectId }) => objectId === null)) await lockContainers(db)
  const pageIds = [...new Set(owners.flatMap(({ objectId }) => objectId ?? []))]
  if (pageIds.length === 0) return
  await db
    .select({ id: pages.id })
    .from(pages)
    .where(inArray(pages.id, pageIds))
    .orderBy(asc(pages.id))
    .for('no key update')
}

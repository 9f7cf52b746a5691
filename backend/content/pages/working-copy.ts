import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { isKept, type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { type PageRow, type PageTextRow, pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import type { Locale } from '@/lib/contract/common/locale'
import { createMissingPageError } from './missing-page'

/** The state of a page in one language that editors change. */
export interface WorkingCopy {
  page: PageRow
  text: PageTextRow
}

/** The key of the advisory lock for the page tree. No other lock may use this number. */
const treeKey = 7_204_119

/**
 * Serializes changes of the page tree and its publications, which prevents deadlocks. The caller
 * must not hold row locks yet. The lock ends with the transaction.
 */
export async function lockTree(db: Queryable): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${treeKey})`)
}

/**
 * Reads the working copy and locks the row of its page until the transaction ends, so that other
 * writers of the page wait.
 * @throws NotFoundError
 */
export async function lockWorkingCopy(db: Queryable, pageId: number, locale: Locale): Promise<WorkingCopy> {
  await db.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId)).for('no key update')
  return await readWorkingCopy(db, pageId, locale)
}

/**
 * Reads the working copy of a page in one language.
 * @throws NotFoundError
 */
export async function readWorkingCopy(db: Queryable, pageId: number, locale: Locale): Promise<WorkingCopy> {
  const [copy] = await db
    .select({ page: pages, text: pageTexts })
    .from(pages)
    .innerJoin(pageTexts, and(eq(pageTexts.pageId, pages.id), eq(pageTexts.locale, locale)))
    .where(eq(pages.id, pageId))
  if (!copy) throw await createMissingPageError(db, pageId)
  return copy
}

/**
 * Returns the revision of a page in one language. It increases with each change of the text in this
 * language or of the shared fields.
 */
export function getRevision({ page, text }: { page: PageRow; text: PageTextRow | null }): number {
  return page.revision + (text?.revision ?? 0)
}

export function selectWorkingModules(db: Queryable, pageId: number, locale: Locale) {
  return db.select().from(modules).where(workingModulesCondition(pageId, locale))
}

/** Lists the 100 modules deleted last. Omits modules deleted together with their parent. */
export function listLastDeleted(db: Queryable, pageId: number, locale: Locale): Promise<ModuleRow[]> {
  return db
    .select()
    .from(modules)
    .where(and(ownerCondition(pageId, locale), eq(modules.deletedWith, modules.id)))
    .orderBy(desc(modules.deletedAt))
    .limit(100)
}

/** Reads the modules of a working copy and locks them against writes until the transaction ends. */
export function lockModules(db: Queryable, pageId: number, locale: Locale): Promise<ModuleRow[]> {
  return db.select().from(modules).where(workingModulesCondition(pageId, locale)).for('share')
}

function workingModulesCondition(pageId: number, locale: Locale) {
  return and(ownerCondition(pageId, locale), isKept)
}

function ownerCondition(pageId: number, locale: Locale) {
  return and(eq(modules.contentType, 'page'), eq(modules.objectId, pageId), eq(modules.locale, locale))
}

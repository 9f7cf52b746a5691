import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { isLive, type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { type PageRow, type PageTextRow, pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import type { Locale } from '@/lib/contract/common/locale'
import { createMissingPageError } from './missing-page'

/** A page in one language as editors work on it. */
export interface WorkingCopy {
  page: PageRow
  text: PageTextRow
}

/** The key of the advisory lock: any number that no other lock uses. */
const treeKey = 7_204_119

/**
 * Serializes changes of the page tree and its publications, which prevents deadlocks. Call it
 * before locking rows; the lock ends with the transaction.
 */
export async function lockTree(db: Queryable): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${treeKey})`)
}

/**
 * Reads the working copy and locks it against structural changes until the transaction ends.
 * @throws NotFoundError
 */
export async function lockWorkingCopy(db: Queryable, pageId: number, locale: Locale): Promise<WorkingCopy> {
  await db.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId)).for('no key update')
  return await readWorkingCopy(db, pageId, locale)
}

/** @throws NotFoundError */
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
 * The revision of a page in one language; it changes with shared fields and with the text of the
 * language.
 */
export function getRevision({ page, text }: { page: PageRow; text: PageTextRow | null }): number {
  return page.revision + (text?.revision ?? 0)
}

/** The modules of a page's working copy in one language. */
export function workingModules(db: Queryable, pageId: number, locale: Locale) {
  return db.select().from(modules).where(pageCondition(pageId, locale))
}

/** Lists the last 100 deleted modules, without those deleted together with another one. */
export function listLastRemoved(db: Queryable, pageId: number, locale: Locale): Promise<ModuleRow[]> {
  return db
    .select()
    .from(modules)
    .where(and(ownerCondition(pageId, locale), eq(modules.deletedWith, modules.id)))
    .orderBy(desc(modules.deletedAt))
    .limit(100)
}

/** Reads the modules of a working copy and locks them against writes until the transaction ends. */
export function lockModules(db: Queryable, pageId: number, locale: Locale): Promise<ModuleRow[]> {
  return db.select().from(modules).where(pageCondition(pageId, locale)).for('share')
}

function pageCondition(pageId: number, locale: Locale) {
  return and(ownerCondition(pageId, locale), isLive)
}

function ownerCondition(pageId: number, locale: Locale) {
  return and(eq(modules.contentType, 'page'), eq(modules.objectId, pageId), eq(modules.locale, locale))
}

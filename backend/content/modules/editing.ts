import { eq } from 'drizzle-orm'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { type ConflictError, deletedError, NotFoundError, staleWrite } from '@/backend/platform/errors'
import type { Module } from '@/lib/contract/blocks/module'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { Locale } from '@/lib/contract/common/locale'
import { modulesWithin } from '../module-content/module-rows'
import { presentDraft } from '../module-content/present-draft'

/** The context of a change: the editor, the language of the modules, the time. */
export interface Editing {
  db: Database
  locale: Locale
  /** Links that have it are links to pages of the site. */
  siteUrl: string
  userId: number
  now: Date
}

/** Which module a request is about. */
export interface Target {
  model: BlockModel
  id: number
}

/**
 * The row that a request is about.
 * @throws NotFoundError for none, for one of another model or language, and, with who deleted it, for a deleted one
 */
export async function requireLive(
  db: Queryable,
  row: ModuleRow | undefined,
  target: Target,
  locale: Locale,
): Promise<ModuleRow> {
  const found = requireFound(row, target, locale)
  if (found.deletedAt) throw deletedError({ by: await findFullName(db, found.updatedBy) })
  return found
}

/**
 * The same, deleted or not.
 * @throws NotFoundError
 */
export function requireFound(row: ModuleRow | undefined, { model }: Target, locale: Locale): ModuleRow {
  if (row?.model !== model || row.locale !== locale) throw new NotFoundError()
  return row
}

/** The columns that every write sets: who made it, and when. */
export function writtenBy({ userId, now }: Pick<Editing, 'userId' | 'now'>) {
  return { updatedBy: userId, updatedAt: now }
}

/**
 * Refuses a write to another state than the current one.
 * @param yours the request's body
 * @throws ConflictError with another revision
 */
export async function requireCurrent(
  db: Queryable,
  row: ModuleRow,
  yours: { revision: number },
): Promise<void> {
  if (yours.revision !== row.revision) throw await stale(db, row, yours)
}

/** The refusal of a write based on an outdated revision (409). */
export async function stale(db: Queryable, row: ModuleRow, yours: unknown): Promise<ConflictError> {
  return staleWrite({
    current: await presentModule(db, row),
    yours,
    by: await findFullName(db, row.updatedBy),
  })
}

/**
 * A module of the working copy with its descendants, as editors read it; for a deleted one those deleted with
 * it.
 */
export async function presentModule(
  db: Queryable,
  { id, locale, deletedAt }: Pick<ModuleRow, 'id' | 'locale' | 'deletedAt'>,
): Promise<Module> {
  const rows = deletedAt
    ? await db.select().from(modules).where(eq(modules.deletedWith, id))
    : await modulesWithin(db, [id])
  const module = (await presentDraft(db, locale, rows)).find((found) => found.id === id)
  if (!module) throw new NotFoundError()
  return module
}

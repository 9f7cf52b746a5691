import { eq } from 'drizzle-orm'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import { type ConflictError, createDeletedError, createStaleWriteError, NotFoundError } from '@/backend/platform/errors'
import type { Module } from '@/lib/contract/blocks/module'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { Locale } from '@/lib/contract/common/locale'
import { loadSubtreeRows } from '../module-content/module-rows'
import { presentDraft } from '../module-content/present-draft'

/** The editor, language and time of a change. */
export interface EditContext {
  db: Database
  locale: Locale
  /** The origin of the site, to recognize links to its pages. */
  siteUrl: string
  userId: number
  now: Date
}

/** The model and id in the path of a request. */
export interface Target {
  model: BlockModel
  id: number
}

/**
 * Asserts that a module matches the target and is not deleted.
 * @returns the row
 * @throws NotFoundError if the module does not exist, has another model or language, or was
 * deleted; for a deleted module, the error contains the name of the user who deleted it
 */
export async function requireUndeleted(
  db: Queryable,
  row: ModuleRow | undefined,
  target: Target,
  locale: Locale,
): Promise<ModuleRow> {
  const existingRow = requireMatch(row, target, locale)
  if (existingRow.deletedAt) throw createDeletedError({ by: await findFullName(db, existingRow.updatedBy) })
  return existingRow
}

/**
 * Asserts that a module has the model and language of the target. It may be deleted.
 * @throws NotFoundError
 */
export function requireMatch(row: ModuleRow | undefined, { model }: Target, locale: Locale): ModuleRow {
  if (row?.model !== model || row.locale !== locale) throw new NotFoundError()
  return row
}

/** Returns the columns that record the author and time of a change. */
export function authorColumns({ userId, now }: Pick<EditContext, 'userId' | 'now'>) {
  return { updatedBy: userId, updatedAt: now }
}

/**
 * Rejects a write based on an outdated revision.
 * @param submission the body of the request
 * @throws ConflictError
 */
export async function requireCurrent(db: Queryable, row: ModuleRow, submission: { revision: number }): Promise<void> {
  if (submission.revision !== row.revision) throw await createConflict(db, row, submission)
}

/** Creates the error (409) for a write that is based on an outdated revision. */
export async function createConflict(db: Queryable, row: ModuleRow, submission: unknown): Promise<ConflictError> {
  return createStaleWriteError({
    current: await presentModule(db, row),
    yours: submission,
    by: await findFullName(db, row.updatedBy),
  })
}

/**
 * Presents a module of the working copy with its descendants to editors. For a deleted module, the
 * descendants are those that were deleted together with it.
 */
export async function presentModule(
  db: Queryable,
  { id, locale, deletedAt }: Pick<ModuleRow, 'id' | 'locale' | 'deletedAt'>,
): Promise<Module> {
  const rows = deletedAt
    ? await db.select().from(modules).where(eq(modules.deletedWith, id))
    : await loadSubtreeRows(db, [id])
  const module = (await presentDraft(db, locale, rows)).find((candidate) => candidate.id === id)
  if (!module) throw new NotFoundError()
  return module
}

import { eq } from 'drizzle-orm'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import {
  type ConflictError,
  createStaleWriteError,
  deletedError,
  NotFoundError,
} from '@/backend/platform/errors'
import type { Module } from '@/lib/contract/blocks/module'
import type { BlockModel } from '@/lib/contract/blocks/registry'
import type { Locale } from '@/lib/contract/common/locale'
import { loadModulesWithin } from '../module-content/module-rows'
import { presentDraft } from '../module-content/present-draft'

/** The context of a change: the editor, the language of the modules, the time. */
export interface EditContext {
  db: Database
  locale: Locale
  /** The origin that identifies links to pages of the site. */
  siteUrl: string
  userId: number
  now: Date
}

/** The module that a request names. */
export interface Target {
  model: BlockModel
  id: number
}

/**
 * Returns the row of the target.
 * @throws NotFoundError if it does not exist, has another model or language, or was deleted (then
 * with the user who deleted it)
 */
export async function requireLive(
  db: Queryable,
  row: ModuleRow | undefined,
  target: Target,
  locale: Locale,
): Promise<ModuleRow> {
  const existingRow = requireFound(row, target, locale)
  if (existingRow.deletedAt) throw deletedError({ by: await findFullName(db, existingRow.updatedBy) })
  return existingRow
}

/**
 * As `requireLive`, but accepts deleted rows.
 * @throws NotFoundError
 */
export function requireFound(row: ModuleRow | undefined, { model }: Target, locale: Locale): ModuleRow {
  if (row?.model !== model || row.locale !== locale) throw new NotFoundError()
  return row
}

/** The author columns of every write. */
export function writtenBy({ userId, now }: Pick<EditContext, 'userId' | 'now'>) {
  return { updatedBy: userId, updatedAt: now }
}

/**
 * Rejects a write based on an outdated revision.
 * @param submission the body of the request
 * @throws ConflictError
 */
export async function requireCurrent(
  db: Queryable,
  row: ModuleRow,
  submission: { revision: number },
): Promise<void> {
  if (submission.revision !== row.revision) throw await createConflict(db, row, submission)
}

/** Creates the error for a write based on an outdated revision (409). */
export async function createConflict(
  db: Queryable,
  row: ModuleRow,
  submission: unknown,
): Promise<ConflictError> {
  return createStaleWriteError({
    current: await presentModule(db, row),
    yours: submission,
    by: await findFullName(db, row.updatedBy),
  })
}

/**
 * Presents a module of the working copy with its descendants to editors; for a deleted module, with
 * those deleted together with it.
 */
export async function presentModule(
  db: Queryable,
  { id, locale, deletedAt }: Pick<ModuleRow, 'id' | 'locale' | 'deletedAt'>,
): Promise<Module> {
  const rows = deletedAt
    ? await db.select().from(modules).where(eq(modules.deletedWith, id))
    : await loadModulesWithin(db, [id])
  const module = (await presentDraft(db, locale, rows)).find((candidate) => candidate.id === id)
  if (!module) throw new NotFoundError()
  return module
}

import { inArray } from 'drizzle-orm'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import type { ModuleRemoval } from '@/lib/contract/pages/module-writes'
import { requireUnused } from '../containers/require-unused'
import { loadSubtreeRows } from '../module-content/module-rows'
import {
  authorColumns,
  createConflict,
  type EditContext,
  requireCurrent,
  requireUndeleted,
  type Target,
} from './edit-context'
import { notifyChange } from './notify-change'
import { withOwnersLocked } from './owner'
import { loadSiblingIds, renumberSiblings } from './siblings'

/**
 * Deletes a module with its descendants. They can be restored with the same revision, which the
 * deletion does not increment.
 * @throws NotFoundError; ConflictError, with `used_by` for a reusable container in use
 */
export async function removeModule(context: EditContext, target: Target, body: ModuleRemoval): Promise<void> {
  await withOwnersLocked(context.db, [target.id], [], async (transaction, rows) => {
    const row = await requireUndeleted(transaction, rows.get(target.id), target, context.locale)
    await requireCurrent(transaction, row, body)
    if (row.slug !== null) await requireUnused(transaction, row.slug, context.locale)
    const descendants = await loadSubtreeRows(transaction, [row.id])
    const revisions = body.inside
    const isCurrent = ({ id, revision }: ModuleRow) => id === row.id || revisions?.[id] === revision
    // The revisions differ if another editor has changed a descendant since the client read it.
    if (revisions && !descendants.every(isCurrent)) throw await createConflict(transaction, row, body)
    await transaction
      .update(modules)
      .set({ ...authorColumns(context), deletedAt: context.now, deletedWith: row.id })
      .where(
        inArray(
          modules.id,
          descendants.map(({ id }) => id),
        ),
      )
    await renumberSiblings(transaction, await loadSiblingIds(transaction, row))
    await notifyChange(transaction, context, row, null)
  })
}

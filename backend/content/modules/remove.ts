import { inArray } from 'drizzle-orm'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import type { ModuleRemoval } from '@/lib/contract/pages/module-writes'
import { requireUnused } from '../containers/require-unused'
import { loadModulesWithin } from '../module-content/module-rows'
import {
  createConflict,
  type EditContext,
  requireCurrent,
  requireLive,
  type Target,
  writtenBy,
} from './editing'
import { notifyChange } from './notify-change'
import { withOwnersLocked } from './owner'
import { loadIds, renumberSiblings } from './siblings'

/**
 * Deletes a module with its descendants, restorably. The revision stays and is needed to restore
 * it.
 * @throws NotFoundError; ConflictError, with `used_by` for a reusable container in use
 */
export async function removeModule(editing: EditContext, target: Target, body: ModuleRemoval): Promise<void> {
  await withOwnersLocked(editing.db, [target.id], [], async (transaction, rows) => {
    const row = await requireLive(transaction, rows.get(target.id), target, editing.locale)
    await requireCurrent(transaction, row, body)
    if (row.slug !== null) await requireUnused(transaction, row.slug, editing.locale)
    const descendants = await loadModulesWithin(transaction, [row.id])
    const revisions = body.inside
    const isCurrent = ({ id, revision }: ModuleRow) => id === row.id || revisions?.[id] === revision
    // Another editor made changes inside that this client has not seen.
    if (revisions && !descendants.every(isCurrent)) throw await createConflict(transaction, row, body)
    await transaction
      .update(modules)
      .set({ ...writtenBy(editing), deletedAt: editing.now, deletedWith: row.id })
      .where(
        inArray(
          modules.id,
          descendants.map(({ id }) => id),
        ),
      )
    await renumberSiblings(transaction, await loadIds(transaction, row))
    await notifyChange(transaction, editing, row, null)
  })
}

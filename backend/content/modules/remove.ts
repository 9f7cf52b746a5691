import { inArray } from 'drizzle-orm'
import { type ModuleRow, modules } from '@/backend/platform/db/schema/content/modules'
import type { ModuleRemoval } from '@/lib/contract/pages/module-writes'
import { requireUnused } from '../containers/require-unused'
import { modulesWithin } from '../module-content/module-rows'
import { type Editing, requireCurrent, requireLive, stale, type Target, writtenBy } from './editing'
import { notifyChange } from './notify-change'
import { withOwnersLocked } from './owner'
import { idsIn, renumber } from './siblings'

/**
 * Deletes a module with its descendants, so that it can be restored. Its revision stays: it is restored with
 * the same one.
 * @throws NotFoundError; ConflictError, with `used_by` for a reusable container that is shown somewhere
 */
export async function removeModule(editing: Editing, target: Target, body: ModuleRemoval): Promise<void> {
  await withOwnersLocked(editing.db, [target.id], [], async (transaction, rows) => {
    const row = await requireLive(transaction, rows.get(target.id), target, editing.locale)
    await requireCurrent(transaction, row, body)
    if (row.slug !== null) await requireUnused(transaction, row.slug, editing.locale)
    const inside = await modulesWithin(transaction, [row.id])
    const revisions = body.inside
    const isCurrent = ({ id, revision }: ModuleRow) => id === row.id || revisions?.[id] === revision
    // Another editor changed it or added to it, and the client that deletes it has not seen that.
    if (revisions && !inside.every(isCurrent)) throw await stale(transaction, row, body)
    await transaction
      .update(modules)
      .set({ ...writtenBy(editing), deletedAt: editing.now, deletedWith: row.id })
      .where(
        inArray(
          modules.id,
          inside.map(({ id }) => id),
        ),
      )
    await renumber(transaction, await idsIn(transaction, row))
    await notifyChange(transaction, editing, row, null)
  })
}

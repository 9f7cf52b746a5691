import { inArray } from 'drizzle-orm'
import { modulesWithin } from '../content/module-rows'
import { modules } from '../db/schema/modules'
import { type Editing, requireCurrent, requireLive, type Target, writtenBy } from './editing'
import { makeKnown } from './make-known'
import { withOwnersLocked } from './owner'
import { arrange, idsAt } from './siblings'

/**
 * Deletes a module with all that stands in it, so that it can be brought back. Its revision stays: with that one it is
 * brought back.
 * @throws HttpError 404, 409
 */
export async function removeModule(
  editing: Editing,
  target: Target,
  body: { revision: number },
): Promise<void> {
  await withOwnersLocked(editing.db, [target.id], [], async (transaction, rows) => {
    const row = requireLive(rows.get(target.id), target, editing.locale)
    await requireCurrent(transaction, row, body)
    const inside = await modulesWithin(transaction, [row.id])
    await transaction
      .update(modules)
      .set({ ...writtenBy(editing), deletedAt: editing.now, deletedWith: row.id })
      .where(
        inArray(
          modules.id,
          inside.map(({ id }) => id),
        ),
      )
    await arrange(transaction, await idsAt(transaction, row))
    await makeKnown(transaction, editing, row, null)
  })
}

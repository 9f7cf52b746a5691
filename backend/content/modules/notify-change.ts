import type { Queryable } from '@/backend/platform/db/client'
import { announceChange, announceContainerChange } from '@/backend/platform/db/notifications/announce-change'
import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import { republishContainer } from '../containers/publish-container'
import type { EditContext } from './edit-context'
import { findModule, listPathIds } from './module-placement'

/**
 * Announces a change of a module to other editors when the transaction commits. If a reusable
 * container contains the module, publishes the container, so the change must already be stored.
 * The row is the module at its new or old position.
 */
export async function notifyChange(
  db: Queryable,
  { userId, now }: Pick<EditContext, 'userId' | 'now'>,
  { id, parentId, objectId, locale }: Pick<ModuleRow, 'id' | 'parentId' | 'objectId' | 'locale'>,
  revision: number | null,
): Promise<void> {
  if (objectId !== null) {
    await announceChange(db, { pageId: objectId, moduleId: id, revision, locale, userId })
    return
  }
  const topModuleId = (await listPathIds(db, parentId ?? id)).at(-1)
  const container = topModuleId === undefined ? undefined : await findModule(db, topModuleId)
  if (!container?.slug) return
  await republishContainer(db, container.slug, locale, now)
  await announceContainerChange(db, { slug: container.slug, moduleId: id, revision, locale, userId })
}

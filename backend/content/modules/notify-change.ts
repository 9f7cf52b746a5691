import type { Queryable } from '@/backend/platform/db/client'
import { announceChange, announceContainerChange } from '@/backend/platform/db/notifications/announce-change'
import type { ModuleRow } from '@/backend/platform/db/schema/content/modules'
import { showContainer } from '../containers/publish-container'
import type { Editing } from './editing'
import { ancestorIds, moduleRow } from './module-placement'

/**
 * Announces a change of a module with the commit to other editors, and, in a reusable container, shows it to
 * visitors. Call it in the same transaction, last.
 * @param row the module where it is now, or where it was
 */
export async function notifyChange(
  db: Queryable,
  { userId, now }: Pick<Editing, 'userId' | 'now'>,
  { id, parentId, objectId, locale }: Pick<ModuleRow, 'id' | 'parentId' | 'objectId' | 'locale'>,
  revision: number | null,
): Promise<void> {
  if (objectId !== null) {
    await announceChange(db, { pageId: objectId, moduleId: id, revision, locale, userId })
    return
  }
  const outermost = (await ancestorIds(db, parentId ?? id)).at(-1)
  const container = outermost === undefined ? undefined : await moduleRow(db, outermost)
  if (!container?.slug) return
  await showContainer(db, container.slug, locale, now)
  await announceContainerChange(db, { slug: container.slug, moduleId: id, revision, locale, userId })
}

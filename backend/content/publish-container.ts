import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import { publishedContainers } from '../db/schema/publications'
import { reusableContainer } from './module-rows'
import { loadPictures } from './pictures'
import { picturesOf, presentForVisitors } from './publish-modules'
import { undescribedPictures } from './undescribed-pictures'

/**
 * Makes a reusable container's working copy what visitors see. False when there is no module with that slug.
 * @throws UnpublishableError
 */
export async function publishContainer(
  db: Queryable,
  slug: string,
  locale: Locale,
  now: Date,
): Promise<boolean> {
  const rows = await reusableContainer(db, slug, locale)
  const picture = await loadPictures(db, picturesOf(rows), locale)
  const undescribed = await undescribedPictures(db, { rows, locale })
  const [snapshot] = presentForVisitors(rows, picture, undescribed)
  if (!snapshot) return false
  await db
    .insert(publishedContainers)
    .values({ slug, locale, snapshot, publishedAt: now })
    .onConflictDoUpdate({
      target: [publishedContainers.slug, publishedContainers.locale],
      set: { snapshot, publishedAt: now },
    })
  return true
}

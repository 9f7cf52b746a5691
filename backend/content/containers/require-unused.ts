import type { Queryable } from '@/backend/platform/db/client'
import { ConflictError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { draftUses, publishedUses } from '../html-selections/reusable-uses'

/**
 * Requires that no working copy and no published page shows a reusable container.
 * @throws ConflictError with its uses as `used_by`
 */
export async function requireUnused(db: Queryable, slug: string, locale: Locale): Promise<void> {
  const draftPlaces = (await draftUses(db, 'reusable', { values: [slug], locale })).get(slug) ?? []
  const used_by = [...draftPlaces, ...(await publishedUses(db, slug, locale))]
  if (used_by.length > 0) throw new ConflictError('containerInUse', { used_by })
}

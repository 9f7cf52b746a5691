import type { Queryable } from '@/backend/platform/db/client'
import { ConflictError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { draftUses, publishedUses } from '../html-selections/reusable-uses'

/**
 * Checks that a reusable container is not in use.
 * @throws ConflictError with `used_by`
 */
export async function requireUnused(db: Queryable, slug: string, locale: Locale): Promise<void> {
  const draftPlaces = (await draftUses(db, 'reusable', { values: [slug], locale })).get(slug) ?? []
  const used_by = [...draftPlaces, ...(await publishedUses(db, slug, locale))]
  if (used_by.length > 0) throw new ConflictError('containerInUse', { used_by })
}

import type { Queryable } from '@/backend/platform/db/client'
import { ConflictError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import { listDraftUses, listSnapshotUses } from '../html-selections/reusable-uses'

/**
 * Asserts that no working copy and no published or scheduled page shows a reusable container.
 * @throws ConflictError with the uses in `used_by`
 */
export async function requireUnused(db: Queryable, slug: string, locale: Locale): Promise<void> {
  const draftUses = (await listDraftUses(db, 'reusable', { values: [slug], locale })).get(slug) ?? []
  const used_by = [...draftUses, ...(await listSnapshotUses(db, slug, locale))]
  if (used_by.length > 0) throw new ConflictError('containerInUse', { used_by })
}

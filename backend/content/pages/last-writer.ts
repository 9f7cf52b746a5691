import { findFullName } from '@/backend/platform/access/full-names'
import type { Queryable } from '@/backend/platform/db/client'
import type { PageRow, PageTextRow } from '@/backend/platform/db/schema/content/pages'

/**
 * Finds the full name of the user who last changed the settings of a page in a language; null if no
 * user is recorded.
 */
export function findLastWriter(
  db: Queryable,
  { page, text }: { page: PageRow; text: PageTextRow | null },
): Promise<string | null> {
  const isTextNewer = text && text.updatedAt > page.updatedAt
  return findFullName(db, isTextNewer ? text.updatedBy : page.updatedBy)
}

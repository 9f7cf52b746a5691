import { nameOf } from '../access/name-of'
import type { Queryable } from '../db/client'
import type { PageRow, PageTextRow } from '../db/schema/pages'

/** The full name of the user who last changed a page's settings in a language; null if nobody did. */
export function lastWriter(
  db: Queryable,
  { page, text }: { page: PageRow; text: PageTextRow | null },
): Promise<string | null> {
  const isTextNewer = text && text.updatedAt > page.updatedAt
  return nameOf(db, isTextNewer ? text.updatedBy : page.updatedBy)
}

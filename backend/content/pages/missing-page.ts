import { eq } from 'drizzle-orm'
import { findFullName } from '@/backend/platform/access/full-names'
import type { Queryable } from '@/backend/platform/db/client'
import { trashedPages } from '@/backend/platform/db/schema/content/trashed-pages'
import { createDeletedError, NotFoundError } from '@/backend/platform/errors'

/**
 * Creates the error for a missing page. If the page is in the trash, the error contains the name of
 * the user who deleted it.
 */
export async function createMissingPageError(db: Queryable, pageId: number): Promise<NotFoundError> {
  const [trashedPage] = await db.select().from(trashedPages).where(eq(trashedPages.id, pageId))
  if (trashedPage) return createDeletedError({ by: await findFullName(db, trashedPage.deletedBy) })
  return new NotFoundError(`There is no page ${pageId}, or it lacks the language.`)
}

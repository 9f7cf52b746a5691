import type { Context } from 'hono'
import type { Queryable } from '@/backend/platform/db/client'
import type { DownloadCategoryRow, DownloadDirectoryRow } from '@/backend/platform/db/schema/library/downloads'
import { NotFoundError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { loadCurrentLogin, requireRight } from '@/backend/platform/http/guards/login'
import { requireAudience } from '@/backend/platform/http/guards/require-audience'
import { loadAttachmentsAudience } from '../attachments-audience'
import { mayReadProtected, mayReadUnpublished } from '../policy'

/**
 * Asserts that the client may read the files of a directory.
 * @returns true if the files are public
 * @throws UnauthorizedError, ForbiddenError; NotFoundError if the directory belongs only to
 * unpublished articles
 */
export async function requireDirectory(
  c: Context<AppEnv>,
  db: Queryable,
  { directory, category }: { directory: DownloadDirectoryRow; category: DownloadCategoryRow },
): Promise<boolean> {
  if (category.isProtected) await requireRight(c, mayReadProtected)
  const audience = await loadAttachmentsAudience(db, directory)
  if (audience === 'editors') {
    const login = await loadCurrentLogin(c)
    if (!login || !mayReadUnpublished(login.user)) throw new NotFoundError()
    return false
  }
  await requireAudience(c, audience)
  return !category.isProtected && audience === null
}

import type { Context } from 'hono'
import type { Queryable } from '@/backend/platform/db/client'
import { NotFoundError } from '@/backend/platform/errors'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { loadCurrentLogin } from '@/backend/platform/http/guards/login'
import { requireAudience } from '@/backend/platform/http/guards/require-audience'
import { HttpError } from '@/backend/platform/http/responses/http-error'
import { setCacheTags } from '@/backend/platform/http/responses/set-cache-tags'
import { cacheTags } from '@/lib/cache-tags'
import type { RecordType } from '@/lib/contract/records/record'
import { isDeleted } from '../is-deleted'
import { mayEditPages } from '../policy'
import { findPublishedRecord, type PublishedRecord } from '../published-record'

/**
 * Reads a published record of one of these types. Editors may also see offline records.
 * @throws NotFoundError; HttpError for a deleted or offline record; UnauthorizedError or
 * ForbiddenError if the client may not see the record
 */
export async function readPublishedRecord<Type extends RecordType>(
  c: Context<AppEnv>,
  db: Queryable,
  id: number,
  types: readonly Type[],
): Promise<PublishedRecord<Type>> {
  const admit = (audience: Parameters<typeof requireAudience>[1]) => requireAudience(c, audience)
  const publishedRecord = await findPublishedRecord(db, { id, locale: c.get('locale'), types }, admit)
  if (!publishedRecord && (await isDeleted(db, id))) throw new HttpError('gone')
  if (!publishedRecord) throw new NotFoundError()
  const { page, record, tags } = publishedRecord
  await admitToPage(c, page.is_online, [...tags, cacheTags.records(record.type)])
  return publishedRecord
}

/**
 * Sets the cache tags of an online page. Asserts that the client may see an offline one.
 * @throws HttpError for an offline page, except for editors
 */
export async function admitToPage(c: Context<AppEnv>, isOnline: boolean, tags: readonly string[]): Promise<void> {
  if (isOnline) return setCacheTags(c, tags)
  const login = await loadCurrentLogin(c)
  if (!login || !mayEditPages(login.user)) throw new HttpError('pageOffline')
}

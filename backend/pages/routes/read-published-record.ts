import type { Context } from 'hono'
import { cacheTags } from '@/lib/cache-tags'
import type { RecordType } from '@/lib/contract/record'
import type { Queryable } from '../../db/client'
import { NotFoundError } from '../../errors'
import type { AppEnv } from '../../http/app-env'
import { HttpError } from '../../http/http-error'
import { currentLogin } from '../../http/login'
import { requireAudience } from '../../http/require-audience'
import { setCacheTags } from '../../http/set-cache-tags'
import { isDeleted } from '../is-deleted'
import { mayEditPages } from '../policy'
import { findPublishedRecord, type PublishedRecord } from '../published-record'

/**
 * A record of one of these types as published in the asked language, with its page, for those who may see it; editors get one that is
 * offline, too.
 * @throws HttpError, NotFoundError, UnauthorizedError, ForbiddenError
 */
export async function readPublishedRecord<Type extends RecordType>(
  c: Context<AppEnv>,
  db: Queryable,
  id: number,
  types: readonly Type[],
): Promise<PublishedRecord<Type>> {
  const admit = (audience: Parameters<typeof requireAudience>[1]) => requireAudience(c, audience)
  const found = await findPublishedRecord(db, { id, locale: c.get('locale'), types }, admit)
  if (!found) throw (await isDeleted(db, id)) ? new HttpError('gone') : new NotFoundError()
  const { page, record, tags } = found
  if (page.is_online) {
    setCacheTags(c, [...tags, cacheTags.records(record.type)])
  } else {
    const login = await currentLogin(c)
    if (!login || !mayEditPages(login.user)) throw new HttpError('pageOffline')
  }
  return found
}

import type { Context } from 'hono'
import { cacheTags } from '@/lib/cache-tags'
import type { EventDetail } from '@/lib/contract/event'
import { NotFoundError } from '../../errors'
import type { AppEnv } from '../../http/app-env'
import { HttpError } from '../../http/http-error'
import { currentLogin } from '../../http/login'
import { requireAudience } from '../../http/require-audience'
import { setCacheTags } from '../../http/set-cache-tags'
import { isDeleted } from '../../pages/is-deleted'
import type { Services } from '../../services'
import { mayEditEvents } from '../policy'
import { readEvent } from '../read-event'

/**
 * An event that is published in the asked language, for those who may see it; editors get one that is offline, too.
 * @throws HttpError, NotFoundError, UnauthorizedError, ForbiddenError
 */
export async function readPublished(
  c: Context<AppEnv>,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
): Promise<EventDetail> {
  const reading = { locale: c.get('locale'), now: clock() }
  const found = await readEvent(db, id, reading, (audience) => requireAudience(c, audience))
  if (!found) throw (await isDeleted(db, id)) ? new HttpError('gone') : new NotFoundError()
  if (found.isOnline) {
    setCacheTags(c, [...found.tags, cacheTags.records('event')])
  } else {
    const login = await currentLogin(c)
    if (!login || !mayEditEvents(login.user)) throw new HttpError('pageOffline')
  }
  return found.event
}

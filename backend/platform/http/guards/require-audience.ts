import type { Context } from 'hono'
import { type Audience, admits, type Viewer } from '../../access/audience'
import type { AppEnv } from '../app-env'
import { requireRight } from './login'

/**
 * The user of the request, if the content has an audience. For public content the session is not read, so
 * that the response is the same for all and can be cached.
 * @throws UnauthorizedError without a login, ForbiddenError for those whom it is not meant for
 */
export async function requireAudience(c: Context<AppEnv>, audience: Audience): Promise<Viewer> {
  if (audience === null) return null
  const { user } = await requireRight(c, (viewer) => admits(audience, viewer))
  return user
}

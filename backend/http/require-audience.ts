import type { Context } from 'hono'
import { type Audience, admits, type Viewer } from '../access/audience'
import type { AppEnv } from './app-env'
import { requireRight } from './login'

/**
 * Who asks, where what is asked for is meant for an audience. For everybody's nobody is asked for: the answer is the same for
 * all, and may be kept.
 * @throws UnauthorizedError without a login, ForbiddenError for those whom it is not meant for
 */
export async function requireAudience(c: Context<AppEnv>, audience: Audience): Promise<Viewer> {
  if (audience === null) return null
  const { user } = await requireRight(c, (viewer) => admits(audience, viewer))
  return user
}

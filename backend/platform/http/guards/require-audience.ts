import type { Context } from 'hono'
import { type Audience, isAdmitted, type Viewer } from '../../access/audience'
import type { AppEnv } from '../app-env'
import { requireRight } from './login'

/**
 * Asserts that the user belongs to the audience, and returns the user. Public content loads no
 * session, so that responses can be cached.
 * @throws UnauthorizedError without a login, ForbiddenError outside the audience
 */
export async function requireAudience(c: Context<AppEnv>, audience: Audience): Promise<Viewer> {
  if (audience === null) return null
  const { user } = await requireRight(c, (viewer) => isAdmitted(audience, viewer))
  return user
}

import type { Context } from 'hono'
import { type Audience, isAdmitted, type Viewer } from '../../access/audience'
import type { AppEnv } from '../app-env'
import { requireRight } from './login'

/**
 * Asserts that the client belongs to an audience, and returns its user. For public content it does
 * not load the session, so that the response can be cached, and returns null.
 * @throws UnauthorizedError without a login, ForbiddenError outside the audience
 */
export async function requireAudience(c: Context<AppEnv>, audience: Audience): Promise<Viewer> {
  if (audience === null) return null
  const { user } = await requireRight(c, (viewer) => isAdmitted(audience, viewer))
  return user
}

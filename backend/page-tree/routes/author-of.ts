import type { Context } from 'hono'
import type { Author } from '../../access/author'
import type { Right } from '../../access/roles'
import type { AppEnv } from '../../http/app-env'
import { requireRight } from '../../http/login'
import type { Services } from '../../services'

/**
 * Who makes the change that a call asks for.
 * @throws UnauthorizedError, ForbiddenError
 */
export async function authorOf(c: Context<AppEnv>, right: Right, clock: Services['clock']): Promise<Author> {
  const { user } = await requireRight(c, right)
  return { locale: c.get('locale'), userId: user.id, now: clock() }
}

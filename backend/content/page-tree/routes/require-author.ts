import type { Context } from 'hono'
import type { Author } from '@/backend/platform/access/author'
import type { Right } from '@/backend/platform/access/roles'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { requireRight } from '@/backend/platform/http/guards/login'
import type { Services } from '@/backend/platform/services'

/**
 * Requires a right. Returns the author, time and language of the change in a request.
 * @throws UnauthorizedError, ForbiddenError
 */
export async function requireAuthor(c: Context<AppEnv>, right: Right, clock: Services['clock']): Promise<Author> {
  const { user } = await requireRight(c, right)
  return { locale: c.get('locale'), userId: user.id, now: clock() }
}

import type { Context } from 'hono'
import type { AppEnv } from '../http/app-env'
import { requireMember } from '../http/login'

/**
 * Whoever asks may see public downloads; protected ones are for members, editors and administrators (spec §6). It is asked
 * before anything is said about them.
 * @throws HttpError 401 without a login, 403 without the right
 */
export async function assertMayRead(c: Context<AppEnv>, { isProtected }: { isProtected: boolean }) {
  if (isProtected) await requireMember(c)
}

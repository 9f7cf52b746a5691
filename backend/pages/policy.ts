import type { Context } from 'hono'
import { isEditor } from '../access/roles'
import type { AppEnv } from '../http/app-env'
import { currentLogin, requireEditor } from '../http/login'

/** What a reader asks for beside the published page. */
export interface Asked {
  version_id?: string | undefined
  draft?: string | undefined
  /** A time: what visitors will see then. */
  on?: string | undefined
}

/** Whether an editor asks, who may also read what is offline (spec §4). */
export async function isForEditor(c: Context<AppEnv>): Promise<boolean> {
  const login = await currentLogin(c)
  return login !== null && isEditor(login.user)
}

/**
 * Versions and working copies are for editors who are logged in.
 * @returns whether an editor asks for one of them
 * @throws HttpError 401 without a login, 403 without the right
 */
export async function authorizePageRead(
  c: Context<AppEnv>,
  { version_id, draft, on }: Asked,
): Promise<boolean> {
  if (version_id === undefined && draft === undefined && on === undefined) return false
  await requireEditor(c)
  return true
}

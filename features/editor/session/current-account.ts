import { call, nothing } from '@/lib/api/call'
import type { Locale } from '@/lib/contract/locale'
import { editorSessionSchema } from '@/lib/contract/user'

/** An account by its id and how it is called. */
export interface Account {
  id: number
  name: string
}

/** The editor who is logged in now; null for nobody, or nobody who edits, undefined where the backend does not tell. */
export async function readCurrentAccount(locale: Locale): Promise<Account | null | undefined> {
  const result = await call(editorSessionSchema, { method: 'GET', path: `/${locale}/pageeditor-api/user` })
  if (!result.ok) return undefined
  const session = result.value
  return session.logged ? { id: session.id, name: session.username || session.email } : null
}

/** A new security token where the browser has none that the backend takes. */
export async function renewToken(locale: Locale): Promise<void> {
  await call(nothing, { method: 'GET', path: `/${locale}/api/csrf/` })
}

/** Ends the login of whoever is logged in. */
export async function logOut(): Promise<void> {
  await call(nothing, { method: 'DELETE', path: '/_allauth/browser/v1/auth/session' })
}

import { call, nothing } from '@/lib/api/call'
import { editorSessionSchema } from '@/lib/contract/accounts/user'
import type { Locale } from '@/lib/contract/common/locale'

/** An account's id and display name. */
export interface Account {
  id: number
  name: string
}

/** The editor who is logged in; null if no editor is, undefined if the call fails. */
export async function readCurrentAccount(locale: Locale): Promise<Account | null | undefined> {
  const result = await call(editorSessionSchema, { method: 'GET', path: `/${locale}/pageeditor-api/user` })
  if (!result.ok) return undefined
  const session = result.value
  return session.logged ? { id: session.id, name: session.username || session.email } : null
}

/** Gets a new CSRF token, for a browser without a valid one. */
export async function renewToken(locale: Locale): Promise<void> {
  await call(nothing, { method: 'GET', path: `/${locale}/api/csrf/` })
}

/** Logs the current user out. */
export async function logOut(): Promise<void> {
  await call(nothing, { method: 'DELETE', path: '/_allauth/browser/v1/auth/session' })
}

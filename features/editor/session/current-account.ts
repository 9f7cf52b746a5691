import { call, emptyResponseSchema } from '@/lib/api/call'
import { editorSessionSchema } from '@/lib/contract/accounts/user'
import type { Locale } from '@/lib/contract/common/locale'

/** The id and display name of an account. */
export interface Account {
  id: number
  name: string
}

/** Fetches the logged-in editor; null if no editor is logged in, undefined if the call fails. */
export async function fetchCurrentAccount(locale: Locale): Promise<Account | null | undefined> {
  const result = await call(editorSessionSchema, { method: 'GET', path: `/${locale}/pageeditor-api/user` })
  if (!result.ok) return undefined
  const session = result.value
  return session.logged ? { id: session.id, name: session.username || session.email } : null
}

/** Requests a new CSRF token, for a browser without a valid one. */
export async function renewToken(locale: Locale): Promise<void> {
  await call(emptyResponseSchema, { method: 'GET', path: `/${locale}/api/csrf/` })
}

export async function logOut(): Promise<void> {
  await call(emptyResponseSchema, { method: 'DELETE', path: '/_allauth/browser/v1/auth/session' })
}

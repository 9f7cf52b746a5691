import { callBackend } from '@/lib/api/browser-client'
import type { Locale } from '@/lib/contract/locale'
import { editorSessionSchema } from '@/lib/contract/user'

/** An account by its id and how it is called. */
export interface Account {
  id: number
  name: string
}

/** The editor who is logged in now; null for nobody, or nobody who edits, undefined where the backend does not tell. */
export async function whoIsLoggedIn(locale: Locale): Promise<Account | null | undefined> {
  const { status, data } = await callBackend('GET', `/${locale}/pageeditor-api/user`)
  const session = editorSessionSchema.safeParse(data)
  if (status !== 200 || !session.success) return undefined
  return session.data.logged
    ? { id: session.data.id, name: session.data.username || session.data.email }
    : null
}

/** A new security token where the browser has none that the backend takes. */
export async function renewToken(locale: Locale): Promise<void> {
  await callBackend('GET', `/${locale}/api/csrf/`)
}

/** Ends the login of whoever is logged in. */
export async function logOut(): Promise<void> {
  await callBackend('DELETE', '/_allauth/browser/v1/auth/session')
}

import { cache } from 'react'
import { read } from '@/lib/api/read'
import { type Capability, editorSessionSchema } from '@/lib/contract/accounts/user'
import type { Locale } from '@/lib/contract/common/locale'

const readSession = cache((locale: Locale, cookie: string) =>
  read(`/${locale}/pageeditor-api/user`, editorSessionSchema, { cookie }),
)

/**
 * Returns the id of the user whose journal the browser keeps (0 if unknown) and the backend's
 * capabilities.
 */
export async function findEditor(
  locale: Locale,
  cookie: string,
): Promise<{ user: number; email: string; capabilities: readonly Capability[] }> {
  const session = await readSession(locale, cookie)
  return session.ok && session.value.logged
    ? { user: session.value.id, email: session.value.email, capabilities: session.value.capabilities }
    : { user: 0, email: '', capabilities: [] }
}

/** Returns the editor's chosen language; the page's language if the backend does not send one. */
export async function editorLanguage(locale: Locale, cookie: string): Promise<Locale> {
  const session = await readSession(locale, cookie)
  return (session.ok && session.value.logged && session.value.language) || locale
}

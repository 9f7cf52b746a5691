import { cache } from 'react'
import { read } from '@/lib/api/read'
import { type Capability, editorSessionSchema } from '@/lib/contract/accounts/user'
import type { Locale } from '@/lib/contract/common/locale'

const readSession = cache((locale: Locale, cookie: string) =>
  read(`/${locale}/pageeditor-api/user`, editorSessionSchema, { cookie }),
)

/**
 * Returns the id of the user, under which the browser stores the journal (0 if unknown), the e-mail
 * address, and the capabilities of the backend.
 */
export async function findEditor(
  locale: Locale,
  cookie: string,
): Promise<{ userId: number; email: string; capabilities: readonly Capability[] }> {
  const session = await readSession(locale, cookie)
  return session.ok && session.value.logged
    ? { userId: session.value.id, email: session.value.email, capabilities: session.value.capabilities }
    : { userId: 0, email: '', capabilities: [] }
}

/**
 * Returns the language that the editor has chosen. If the backend sends none, returns the language
 * of the page.
 */
export async function loadEditorLanguage(locale: Locale, cookie: string): Promise<Locale> {
  const session = await readSession(locale, cookie)
  return (session.ok && session.value.logged && session.value.language) || locale
}

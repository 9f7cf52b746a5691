import { z } from 'zod'
import { read } from '@/lib/api/read'
import { type Locale, localeSchema } from '@/lib/contract/locale'

const schema = z.object({ language: localeSchema })

/** The language that the person has chosen whose cookies these are; that of the page where the backend does not say. */
export async function editorLanguage(locale: Locale, cookie: string): Promise<Locale> {
  const user = await read(`/${locale}/api/users/me/`, schema, { cookie })
  return user.ok ? user.value.language : locale
}

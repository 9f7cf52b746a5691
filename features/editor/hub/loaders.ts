import { cookies } from 'next/headers'
import { read } from '@/lib/api/read'
import { type Locale, locales } from '@/lib/contract/locale'
import { pageTreeSchema, recentChangesSchema } from '@/lib/contract/page-tree'
import { mergeTrees } from './page-list'
import type { HubState } from './use-hub'

/** All pages as editors see them, and who changed what last; null where the pages cannot be read. */
export async function loadHub(locale: Locale): Promise<HubState | null> {
  const cookie = (await cookies()).toString()
  const readTree = (of: Locale) => read(`/${of}/pageeditor-api/pages/`, pageTreeSchema, { cookie })
  const [[de, en], recent] = await Promise.all([
    Promise.all([readTree(locales[0]), readTree(locales[1])]),
    read(`/${locale}/pageeditor-api/recent/`, recentChangesSchema, { cookie }),
  ])
  if (!de.ok || !en.ok) return null
  return { pages: mergeTrees({ de: de.data, en: en.data }), recent: recent.ok ? recent.data : null }
}

import { cookies } from 'next/headers'
import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/locale'
import { pageTreeSchema, type TreePage } from '@/lib/contract/page-tree'

/** All pages as editors see them in a language, parents first; null where they cannot be read. */
export async function loadPageTree(locale: Locale): Promise<TreePage[] | null> {
  const tree = await read(`/${locale}/pageeditor-api/pages/`, pageTreeSchema, {
    cookie: (await cookies()).toString(),
  })
  return tree.ok ? tree.data : null
}

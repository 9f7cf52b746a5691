import { read } from '@/lib/api/read'
import type { Locale } from '@/lib/contract/locale'
import { pageOffline, pageSchema } from '@/lib/contract/page'
import { partsOf } from '@/lib/i18n/route-patterns'

/**
 * Whether the backend knows no content page at a path, so that none need be rendered to find that out. A page that is
 * offline is one. The read is the page's own: where there is a page it is kept for its render.
 * @param path without the language prefix, plain and encoded
 */
export async function isWithoutPage(locale: Locale, path: string): Promise<boolean> {
  const parts = partsOf(path).map((part) => encodeURIComponent(decodeURIComponent(part)))
  const page = await read(`/${locale}/pageeditor-api/page/${parts.join('/')}`, pageSchema)
  return !page.ok && page.status === 404 && page.detail !== pageOffline
}

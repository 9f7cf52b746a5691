import { and, eq } from 'drizzle-orm'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import type { TestBackend } from '../backend-app'
import { createPage } from './content'

/** Functions that create, rename and visit pages of one text block, "Alt". */
export function createPageTools(backend: TestBackend) {
  let count = 0
  async function addPage(pagePath?: string, parentId?: number) {
    count += 1
    const path = pagePath ?? `seite-${count}`
    const id = await createPage(backend.services.db, {
      path: { de: path, en: `${path}-en` },
      modules: [{ model: 'text', data: { content: '<p>Alt</p>' } }],
      ...(parentId !== undefined && { parentId }),
    })
    return { id, path }
  }
  const rename = (pageId: number, path: string) =>
    backend.services.db
      .update(pageTexts)
      .set({ path, slug: path.split('/').at(-1) ?? '' })
      .where(and(eq(pageTexts.pageId, pageId), eq(pageTexts.locale, 'de')))
  const visit = async (path: string) => {
    const response = await backend.get(`/de/pageeditor-api/page/${path}`)
    const body = await response.json()
    return response.status === 200 ? body.modules[0].data.content : response.status
  }
  return { addPage, rename, visit }
}

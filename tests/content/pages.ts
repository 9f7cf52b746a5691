import { and, eq } from 'drizzle-orm'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import type { TestBackend } from '../backend-app'
import { createPage } from './content'

/** Pages of one text block, "Alt", that tests write and publish. */
export function pagesOf(backend: TestBackend) {
  let count = 0
  async function newPage(named?: string, parentId?: number) {
    count += 1
    const path = named ?? `seite-${count}`
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
    const answer = await backend.get(`/de/pageeditor-api/page/${path}`)
    const body = await answer.json()
    return answer.status === 200 ? body.modules[0].data.content : answer.status
  }
  return { newPage, rename, visit }
}

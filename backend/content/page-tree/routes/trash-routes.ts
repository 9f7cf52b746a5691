import { createRoute, z } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { pageRange, pagingQuery, presentList } from '@/backend/platform/http/requests/paging'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter, json, refusal } from '@/backend/platform/http/router'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Services } from '@/backend/platform/services'
import { restoredPageSchema, trashedPageListSchema } from '@/lib/contract/pages/trash'
import { mayOpenTrash, toTrashScope } from '../policy'
import { restorePage } from '../restore-page'
import { assertInTrash, listTrash, purgePage } from '../trash'

const params = z.object({ id: z.string() })
const refusals = {
  401: refusal('Not logged in'),
  403: refusal('Only editors and the office may do this'),
  404: refusal('The page is not in the trash'),
}

const trash = createRoute({
  method: 'get',
  path: '/trash',
  middleware: authorize(mayOpenTrash),
  summary: 'Lists the deleted pages that the user may restore',
  request: { query: pagingQuery },
  responses: { 200: json(trashedPageListSchema, 'Last deleted first'), ...refusals },
})

const restore = createRoute({
  method: 'post',
  path: '/trash/:id{[0-9]+}/restore',
  middleware: authorize(mayOpenTrash),
  summary: 'Restores a deleted page in all languages, offline, with its versions',
  request: { params },
  responses: { 201: json(restoredPageSchema, 'The restored page'), ...refusals },
})

const purge = createRoute({
  method: 'delete',
  path: '/trash/:id{[0-9]+}',
  middleware: authorize(mayOpenTrash),
  summary: 'Permanently deletes a page in the trash',
  request: { params },
  responses: { 204: { description: 'Deleted' }, ...refusals },
})

/** pageeditor-api/trash/, trash/{id}/restore/ and trash/{id}/ */
export function trashRoutes({ db, env, clock }: Pick<Services, 'db' | 'env' | 'clock'>) {
  return createRouter()
    .openapi(trash, async (c) => {
      const range = pageRange(c.req.valid('query'))
      const { user } = await requireRight(c, mayOpenTrash)
      const trashQuery = { locale: c.get('locale'), scope: toTrashScope(user), now: clock() }
      const trashList = await listTrash(db, trashQuery, range)
      return c.json(presentList(c, env.SITE_URL, range, trashList), 200)
    })
    .openapi(restore, async (c) => {
      const { user } = await requireRight(c, mayOpenTrash)
      const pageId = readId(c.req.param('id'))
      await assertInTrash(db, { pageId, scope: toTrashScope(user), now: clock() })
      const { texts, isMovedToTop } = await restorePage(db, { pageId, userId: user.id, now: clock() })
      const text = texts.find(({ locale }) => locale === c.get('locale')) ?? texts[0]
      if (!text) throw new Error(`Page ${pageId} has no text.`)
      const { locale, title, path } = text
      return c.json({ id: pageId, locale, title, url: pageUrl(locale, path), is_moved_to_top: isMovedToTop }, 201)
    })
    .openapi(purge, async (c) => {
      const { user } = await requireRight(c, mayOpenTrash)
      const pageId = readId(c.req.param('id'))
      await assertInTrash(db, { pageId, scope: toTrashScope(user), now: clock() })
      await purgePage(db, pageId, clock())
      return c.body(null, 204)
    })
}

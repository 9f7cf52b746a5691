import { requireRight } from '@/backend/platform/http/guards/login'
import { pageRange, presentList } from '@/backend/platform/http/requests/paging'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { splitWords } from '@/lib/text/split-words'
import { listPictureUses } from '../picture-usage'
import { changePicture, deletePicture, type PictureChangeHandler, requirePicture } from '../pictures'
import { mayUseLibrary } from '../policy'
import { presentPicture } from '../presenter'
import { listPictures } from '../search'
import { addPicture, removeFiles } from '../uploads'
import { change, changeByPost, list, read, remove, upload, usage } from './descriptions'

type PictureServices = Pick<Services, 'db' | 'storage' | 'clock' | 'env' | 'log' | 'assertFreeSpace'>

/** The calls of pageeditor-api/media/ and media/{id}/. */
export function mediaRoutes(services: PictureServices, changeHandler: PictureChangeHandler) {
  const { db, clock, env, log, assertFreeSpace } = services
  const router = createRouter()
    .openapi(list, async (c) => {
      const { search = '', folder, ordering = '-created_at', ...paging } = c.req.valid('query')
      const range = pageRange(paging)
      const words = splitWords(search)
      const { count, rows } = await listPictures(db, { words, folderId: folder, ordering }, range)
      const results = rows.map((row) => presentPicture(row, c.get('locale')))
      return c.json(presentList(c, env.SITE_URL, range, { count, results }), 200)
    })
    .openapi(upload(assertFreeSpace), async (c) => {
      const { user } = await requireRight(c, mayUseLibrary)
      const { file, ...texts } = c.req.valid('form')
      const locale = c.get('locale')
      const { row, isNew } = await addPicture(services, { file, texts, locale, userId: user.id })
      return c.json(presentPicture(row, locale), isNew ? 201 : 200)
    })
    .openapi(read, async (c) => {
      const row = await requirePicture(db, readId(c.req.valid('param').id))
      return c.json(presentPicture(row, c.get('locale')), 200)
    })
    .openapi(usage, async (c) => {
      const { id } = await requirePicture(db, readId(c.req.valid('param').id))
      return c.json(await listPictureUses(db, id), 200)
    })
    .openapi(remove, async (c) => {
      const id = readId(c.req.valid('param').id)
      const row = await deletePicture(db, id, c.req.valid('json').revision, c.get('locale'))
      // A failure is only logged. The picture is already deleted, and its remaining files only take
      // disk space.
      await removeFiles(services, row).catch((error: unknown) =>
        log.warn({ err: error }, 'Files of a deleted picture could not be removed'),
      )
      return c.body(null, 204)
    })
  for (const route of [change, changeByPost] as const) {
    router.openapi(route, async (c) => {
      const { user } = await requireRight(c, mayUseLibrary)
      const id = readId(c.req.valid('param').id)
      const { revision, ...pictureChange } = c.req.valid('json')
      const locale = c.get('locale')
      const row = await changePicture(db, {
        id,
        revision,
        change: pictureChange,
        locale,
        userId: user.id,
        now: clock(),
        changeHandler,
      })
      return c.json(presentPicture(row, locale), 200)
    })
  }
  return router
}

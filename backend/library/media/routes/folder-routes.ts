import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { requireRight } from '@/backend/platform/http/guards/login'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter, invalidFields, json, jsonContent } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import { detailSchema } from '@/lib/contract/common/errors'
import { mediaFolderSchema } from '@/lib/contract/media/media'
import { folderChangeSchema, newFolderSchema } from '../fields'
import { changeFolder, createFolder, deleteFolder, type FolderEditor, listFolders, readFolder } from '../folders'
import { mayUseLibrary } from '../policy'
import { middleware, recordRoutes, refusals, storageFull } from './record-routes'

const list = createRoute({
  method: 'get',
  path: '/media/folders',
  middleware,
  summary: 'Lists all folders of the media library by name, with their parents',
  responses: { 200: json(z.array(mediaFolderSchema), 'The folders'), ...refusals },
})

const create = createRoute({
  method: 'post',
  path: '/media/folders',
  middleware,
  summary: 'Creates a folder',
  request: { body: jsonContent(newFolderSchema) },
  responses: {
    201: json(mediaFolderSchema, 'The folder'),
    400: invalidFields('Errors by field'),
    507: storageFull,
    ...refusals,
  },
})

const { read, change, changeByPost, remove } = recordRoutes({
  path: '/media/folders/{id}',
  record: mediaFolderSchema,
  changes: folderChangeSchema,
  inUse: detailSchema,
  texts: {
    read: 'Returns a folder',
    readResponse: 'The folder',
    change: 'Renames a folder or moves it into another',
    changeResponse: 'The changed folder',
    remove: 'Deletes an empty folder',
    conflict: 'The folder is not empty, or another user has changed it meanwhile',
  },
})

/** The calls of pageeditor-api/media/folders/ and media/folders/{id}/. */
export function mediaFolderRoutes({ db }: Pick<Services, 'db'>) {
  const router = createRouter()
    .openapi(list, async (c) => c.json(await listFolders(db), 200))
    .openapi(create, async (c) => {
      return c.json(await createFolder(db, c.req.valid('json'), await requireFolderEditor(c)), 201)
    })
    .openapi(read, async (c) => c.json(await readFolder(db, readId(c.req.valid('param').id)), 200))
    .openapi(remove, async (c) => {
      await deleteFolder(db, readId(c.req.valid('param').id), c.req.valid('json').revision)
      return c.body(null, 204)
    })
  for (const route of [change, changeByPost] as const) {
    router.openapi(route, async (c) => {
      const id = readId(c.req.valid('param').id)
      return c.json(await changeFolder(db, id, c.req.valid('json'), await requireFolderEditor(c)), 200)
    })
  }
  return router
}

async function requireFolderEditor(c: Context<AppEnv>): Promise<FolderEditor> {
  const { user } = await requireRight(c, mayUseLibrary)
  return { userId: user.id, locale: c.get('locale') }
}

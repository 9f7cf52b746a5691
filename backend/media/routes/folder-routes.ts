import { createRoute, z } from '@hono/zod-openapi'
import { conflictSchema, detailSchema } from '@/lib/contract/errors'
import { mediaFolderSchema } from '@/lib/contract/media'
import { readId } from '../../http/read-id'
import { createRouter, invalidFields, json } from '../../http/router'
import type { Services } from '../../services'
import { deletionSchema, folderChangeSchema, newFolderSchema } from '../fields'
import { changeFolder, createFolder, deleteFolder, listFolders, readFolder } from '../folders'
import { body, full, middleware, missing, noRevision, params, refusals } from './descriptions'

const list = createRoute({
  method: 'get',
  path: '/media/folders',
  middleware,
  summary: 'All folders of the media library, by name; each names its parent',
  responses: { 200: json(z.array(mediaFolderSchema), 'The folders'), ...refusals },
})

const create = createRoute({
  method: 'post',
  path: '/media/folders',
  middleware,
  summary: 'Makes a folder',
  request: { body: body(newFolderSchema) },
  responses: {
    201: json(mediaFolderSchema, 'The folder'),
    400: invalidFields('What is wrong, by field'),
    507: full,
    ...refusals,
  },
})

const one = createRoute({
  method: 'get',
  path: '/media/folders/{id}',
  middleware,
  summary: 'A folder',
  request: { params },
  responses: { 200: json(mediaFolderSchema, 'The folder'), 404: missing, ...refusals },
})

const changing = {
  path: '/media/folders/{id}',
  middleware,
  summary: 'Renames a folder or moves it into another',
  request: { params, body: body(folderChangeSchema) },
  responses: {
    200: json(mediaFolderSchema, 'The folder as changed'),
    400: invalidFields('What is wrong, by field'),
    404: missing,
    409: json(conflictSchema, 'Somebody else changed it meanwhile'),
    428: noRevision,
    507: full,
    ...refusals,
  },
} as const
const change = createRoute({ method: 'patch', ...changing })
const changeByPost = createRoute({ method: 'post', ...changing })

const remove = createRoute({
  method: 'delete',
  path: '/media/folders/{id}',
  middleware,
  summary: 'Deletes an empty folder',
  request: { params, body: body(deletionSchema) },
  responses: {
    204: { description: 'Deleted' },
    404: missing,
    409: json(
      z.union([detailSchema, conflictSchema]),
      'It is not empty, or somebody else changed it meanwhile',
    ),
    428: noRevision,
    ...refusals,
  },
})

/** pageeditor-api/media/folders/ and media/folders/{id}/ */
export function mediaFolderRoutes({ db }: Pick<Services, 'db'>) {
  const router = createRouter()
    .openapi(list, async (c) => c.json(await listFolders(db), 200))
    .openapi(create, async (c) => c.json(await createFolder(db, c.req.valid('json'), c.get('locale')), 201))
    .openapi(one, async (c) => c.json(await readFolder(db, readId(c.req.valid('param').id)), 200))
    .openapi(remove, async (c) => {
      await deleteFolder(db, readId(c.req.valid('param').id), c.req.valid('json').revision)
      return c.body(null, 204)
    })
  for (const route of [change, changeByPost] as const) {
    router.openapi(route, async (c) => {
      const id = readId(c.req.valid('param').id)
      return c.json(await changeFolder(db, id, c.req.valid('json'), c.get('locale')), 200)
    })
  }
  return router
}

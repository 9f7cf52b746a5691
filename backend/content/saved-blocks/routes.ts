import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { requireRight } from '@/backend/platform/http/guards/login'
import { readId } from '@/backend/platform/http/requests/read-id'
import { createRouter, invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import type { Services } from '@/backend/platform/services'
import {
  savedBlocksChangeSchema,
  savedBlocksCreationSchema,
  savedBlocksListSchema,
} from '@/lib/contract/pages/saved-blocks'
import { maySaveBlocks } from './policy'
import { changeSavedBlocks, deleteSavedBlocks, listSavedBlocks, saveBlocks } from './store'

const middleware = authorize(maySaveBlocks)
const detailPath = '/saved-blocks/:id{[0-9]+}'
const request = { params: z.object({ id: z.string() }) }
const templateList = json(savedBlocksListSchema, 'Sorted by name')
const refusals = { 401: refusal('Not logged in'), 403: refusal('The user lacks the right') }
const notFoundResponse = { 404: refusal('Not found') }
const invalidFieldsResponse = { 400: invalidFields('Errors by field') }

const list = createRoute({
  method: 'get',
  path: '/saved-blocks',
  middleware,
  summary: 'Lists the templates of editors',
  responses: { 200: templateList, ...refusals },
})

const create = createRoute({
  method: 'post',
  path: '/saved-blocks',
  middleware,
  summary: 'Saves blocks as a template; prevents the deletion of their pictures',
  request: { body: jsonContent(savedBlocksCreationSchema) },
  responses: { 201: templateList, ...invalidFieldsResponse, ...refusals },
})

const change = createRoute({
  method: 'patch',
  path: detailPath,
  middleware,
  summary: 'Changes the name of a template or its use for new pages',
  request: { ...request, body: jsonContent(savedBlocksChangeSchema) },
  responses: { 200: templateList, ...invalidFieldsResponse, ...refusals, ...notFoundResponse },
})

const remove = createRoute({
  method: 'delete',
  path: detailPath,
  middleware,
  request,
  summary: 'Deletes a template; blocks created from it stay',
  responses: { 200: templateList, ...refusals, ...notFoundResponse },
})

/** pageeditor-api/saved-blocks/ */
export function savedBlocksRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const getId = (c: Context<AppEnv>) => readId(c.req.param('id') ?? '')
  return createRouter()
    .openapi(list, async (c) => c.json(await listSavedBlocks(db), 200))
    .openapi(create, async (c) => {
      const { user } = await requireRight(c, maySaveBlocks)
      const author = { locale: c.get('locale'), userId: user.id, now: clock() }
      await saveBlocks(db, c.req.valid('json'), author)
      return c.json(await listSavedBlocks(db), 201)
    })
    .openapi(change, async (c) => {
      await changeSavedBlocks(db, getId(c), c.req.valid('json'), c.get('locale'))
      return c.json(await listSavedBlocks(db), 200)
    })
    .openapi(remove, async (c) => {
      await deleteSavedBlocks(db, getId(c))
      return c.json(await listSavedBlocks(db), 200)
    })
}

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
import { changeSavedBlocks, listSavedBlocks, removeSavedBlocks, saveBlocks } from './store'

const middleware = authorize(maySaveBlocks)
const detailPath = '/saved-blocks/:id{[0-9]+}'
const request = { params: z.object({ id: z.string() }) }
const all = json(savedBlocksListSchema, 'All of them, by name')
const refusals = { 401: refusal('Nobody is logged in'), 403: refusal('Only editors may do this') }
const missing = { 404: refusal('There are none of this id') }
const invalid = { 400: invalidFields('What is wrong, by field') }

const list = createRoute({
  method: 'get',
  path: '/saved-blocks',
  middleware,
  summary: 'Blocks that editors keep to use them again',
  responses: { 200: all, ...refusals },
})

const create = createRoute({
  method: 'post',
  path: '/saved-blocks',
  middleware,
  summary: 'Keeps blocks; their pictures cannot be deleted meanwhile',
  request: { body: jsonContent(savedBlocksCreationSchema) },
  responses: { 201: all, ...invalid, ...refusals },
})

const change = createRoute({
  method: 'patch',
  path: detailPath,
  middleware,
  summary: 'Changes their name, or whether new pages may begin with them',
  request: { ...request, body: jsonContent(savedBlocksChangeSchema) },
  responses: { 200: all, ...invalid, ...refusals, ...missing },
})

const remove = createRoute({
  method: 'delete',
  path: detailPath,
  middleware,
  request,
  summary: 'Forgets them; what was made of them stays',
  responses: { 200: all, ...refusals, ...missing },
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
      await removeSavedBlocks(db, getId(c))
      return c.json(await listSavedBlocks(db), 200)
    })
}

import { createRoute, z } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { pagingQuery } from '@/backend/platform/http/requests/paging'
import { json, jsonContent, missing, refusal } from '@/backend/platform/http/router'
import { moduleSchema } from '@/lib/contract/blocks/module'
import { blockModels } from '@/lib/contract/blocks/registry'
import { conflictSchema } from '@/lib/contract/common/errors'
import { paginated } from '@/lib/contract/common/pagination'
import {
  moduleCreationSchema,
  moduleMoveSchema,
  moduleRemovalSchema,
  moduleRevisionSchema,
  moduleUpdateSchema,
} from '@/lib/contract/pages/module-writes'
import { mayEditModules } from '../policy'

// The routes for modules of the working copy. The right to edit is checked first.

const middleware = authorize(mayEditModules)

// Grouped, because a bare alternation would also match the beginning of a path.
const anyModel = `/:model{(?:${blockModels.join('|')})}` as const
const oneModule = `${anyModel}/:id{[0-9]+}` as const
const model = z.enum(blockModels)
const target = z.object({ model, id: z.string() })

const rights = {
  401: refusal('Nobody is logged in'),
  403: refusal('Who is logged in is no editor, or the security token is missing'),
}
const wrong = json(
  z.record(z.string(), z.unknown()),
  'What is wrong, by field; of the fields of `data` nested in `data`',
)
const writing = {
  ...rights,
  400: wrong,
  404: missing('There is no such module, or it was deleted'),
  409: json(conflictSchema, 'Someone else changed the module: the stored state, the request, who it was'),
  428: refusal('No revision was sent'),
}

export const list = createRoute({
  method: 'get',
  path: anyModel,
  middleware,
  summary: "The working copy's modules of a model in the language, of one page with object_id",
  request: { params: z.object({ model }), query: pagingQuery.extend({ object_id: z.string().optional() }) },
  responses: {
    ...rights,
    200: json(paginated(moduleSchema), 'A page of the list'),
    404: refusal('There is no such page'),
  },
})

export const create = createRoute({
  method: 'post',
  path: anyModel,
  middleware,
  summary:
    'Makes a module, with what comes in it; a client_key or slug that was used finds the one that exists',
  request: { params: z.object({ model }), body: jsonContent(moduleCreationSchema) },
  responses: {
    ...rights,
    200: json(moduleSchema, 'The module that exists'),
    201: json(moduleSchema, 'The new module'),
    400: wrong,
    404: refusal('What the client_key made was deleted since'),
  },
})

export const read = createRoute({
  method: 'get',
  path: oneModule,
  middleware,
  summary: 'A module of the working copy, with what stands in it',
  request: { params: target },
  responses: { ...rights, 200: json(moduleSchema, 'The module'), 404: writing[404] },
})

export const update = createRoute({
  method: 'post',
  path: oneModule,
  middleware,
  summary: "Replaces a module's data",
  request: { params: target, body: jsonContent(moduleUpdateSchema) },
  responses: { ...writing, 200: json(moduleSchema, 'The module as changed') },
})

export const remove = createRoute({
  method: 'delete',
  path: oneModule,
  middleware,
  summary: 'Deletes a module with what stands in it; its revision stays and brings it back',
  request: { params: target, body: jsonContent(moduleRemovalSchema) },
  responses: { ...writing, 204: { description: 'Deleted' } },
})

export const restore = createRoute({
  method: 'post',
  path: `${oneModule}/undelete`,
  middleware,
  summary:
    'Brings a deleted module back with what was deleted with it, to its place or the end of what remains',
  request: { params: target, body: jsonContent(moduleRevisionSchema) },
  responses: { ...writing, 200: json(moduleSchema, 'The module') },
})

export const move = createRoute({
  method: 'post',
  path: `${oneModule}/move`,
  middleware,
  summary: 'Moves a module, with object_id to another page of the same language',
  request: { params: target, body: jsonContent(moduleMoveSchema) },
  responses: { ...writing, 200: json(moduleSchema, 'The module at its place') },
})

import { createRoute, z } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { pagingQuery } from '@/backend/platform/http/requests/paging'
import { json, jsonContent, missingRecord, refusal } from '@/backend/platform/http/router'
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

// The routes for modules of the working copy. Their middleware checks the right to edit before the
// body is validated.

const middleware = authorize(mayEditModules)

// Without the group, `^` and `$` of the router would apply only to the first and the last model.
const anyModel = `/:model{(?:${blockModels.join('|')})}` as const
const oneModule = `${anyModel}/:id{[0-9]+}` as const
const model = z.enum(blockModels)
const target = z.object({ model, id: z.string() })

const refusals = {
  401: refusal('Not logged in'),
  403: refusal('The user is not an editor, or the CSRF token is missing'),
}
const invalidResponse = json(
  z.record(z.string(), z.unknown()),
  'Errors by field; errors of the fields of `data` are nested in `data`',
)
const writeResponses = {
  ...refusals,
  400: invalidResponse,
  404: missingRecord('The module does not exist or was deleted'),
  409: json(conflictSchema, 'Another user has changed the module; contains the stored and the sent state'),
  428: refusal('The revision is missing'),
}

export const list = createRoute({
  method: 'get',
  path: anyModel,
  middleware,
  summary:
    'Lists the modules of a model in the working copies of the requested language; `object_id` is the id of their page',
  request: { params: z.object({ model }), query: pagingQuery.extend({ object_id: z.string().optional() }) },
  responses: {
    ...refusals,
    200: json(paginated(moduleSchema), 'A page of the list'),
    404: refusal('The page number is too high'),
  },
})

export const create = createRoute({
  method: 'post',
  path: anyModel,
  middleware,
  summary: 'Creates a module with its contents, or returns the existing module with the same client_key or slug',
  request: { params: z.object({ model }), body: jsonContent(moduleCreationSchema) },
  responses: {
    ...refusals,
    200: json(moduleSchema, 'The existing module'),
    201: json(moduleSchema, 'The new module'),
    400: invalidResponse,
    404: refusal('The module of this client_key was deleted'),
  },
})

export const read = createRoute({
  method: 'get',
  path: oneModule,
  middleware,
  summary: 'Returns a module of the working copy with its contents',
  request: { params: target },
  responses: { ...refusals, 200: json(moduleSchema, 'The module'), 404: writeResponses[404] },
})

export const update = createRoute({
  method: 'post',
  path: oneModule,
  middleware,
  summary: "Replaces a module's data",
  request: { params: target, body: jsonContent(moduleUpdateSchema) },
  responses: { ...writeResponses, 200: json(moduleSchema, 'The changed module') },
})

export const remove = createRoute({
  method: 'delete',
  path: oneModule,
  middleware,
  summary: 'Deletes a module with its contents, which `undelete` restores',
  request: { params: target, body: jsonContent(moduleRemovalSchema) },
  responses: { ...writeResponses, 204: { description: 'Deleted' } },
})

export const restore = createRoute({
  method: 'post',
  path: `${oneModule}/undelete`,
  middleware,
  summary: 'Restores a deleted module with its contents, at its position or at the end of its siblings',
  request: { params: target, body: jsonContent(moduleRevisionSchema) },
  responses: { ...writeResponses, 200: json(moduleSchema, 'The module') },
})

export const move = createRoute({
  method: 'post',
  path: `${oneModule}/move`,
  middleware,
  summary: 'Moves a module within its page, or to the page `object_id` of the same language',
  request: { params: target, body: jsonContent(moduleMoveSchema) },
  responses: { ...writeResponses, 200: json(moduleSchema, 'The module at its new position') },
})

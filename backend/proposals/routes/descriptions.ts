import { createRoute, z } from '@hono/zod-openapi'
import { conflictSchema } from '@/lib/contract/errors'
import {
  ownOrganizationSchema,
  ownOrganizationsSchema,
  proposalRequestSchema,
} from '@/lib/contract/own-organization'
import { authorize } from '../../http/authorize'
import { invalidFields, json, jsonContent, refusal } from '../../http/router'
import { mayProposeChanges } from '../policy'

const middleware = authorize(mayProposeChanges)
const params = z.object({ id: z.string() })
const refusals = { 401: refusal('Nobody is logged in') }
const missing = refusal('There is no such organization, or the user is not its delegate')

export const listOwn = createRoute({
  method: 'get',
  path: '/organizations/my',
  middleware,
  summary: 'The organizations whose delegate the user is, with what is proposed',
  responses: { 200: json(ownOrganizationsSchema, 'All of them'), ...refusals },
})

export const sendProposal = createRoute({
  method: 'post',
  path: '/organizations/my/{id}/proposal',
  middleware,
  summary: 'Proposes changes to an entry of the directory, in place of one’s own that wait',
  request: { params, body: jsonContent(proposalRequestSchema) },
  responses: {
    200: json(ownOrganizationSchema, 'The organization; its entry is as before'),
    400: invalidFields('Values are wrong, or nothing differs'),
    ...refusals,
    404: missing,
    409: json(conflictSchema, 'The entry or the proposal was changed meanwhile'),
    428: refusal('The revision is missing'),
  },
})

export const withdraw = createRoute({
  method: 'delete',
  path: '/organizations/my/{id}/proposal',
  middleware,
  summary: 'Takes back one’s own proposal that waits',
  request: { params, query: z.object({ revision: z.coerce.number().int() }) },
  responses: {
    200: json(ownOrganizationSchema, 'The organization'),
    400: invalidFields('The revision is none'),
    ...refusals,
    404: missing,
    409: json(conflictSchema, 'The proposal was changed meanwhile'),
  },
})

import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { uploadedFile } from '@/backend/platform/http/requests/upload-body'
import { invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import {
  ownOrganizationSchema,
  ownOrganizationsSchema,
  proposalRequestSchema,
  proposedLogoSchema,
} from '@/lib/contract/administration/own-organization'
import { conflictSchema } from '@/lib/contract/common/errors'
import { mayProposeChanges } from '../policy'

const middleware = authorize(mayProposeChanges)
const params = z.object({ id: z.string() })
const logoUpload = z.object({
  file: uploadedFile,
})
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

/** `receive` comes after the check of the right, and reads the file. */
export const sendLogo = (receive: readonly MiddlewareHandler<AppEnv>[]) =>
  createRoute({
    method: 'post',
    path: '/organizations/my/{id}/logo',
    middleware: [middleware, ...receive],
    summary: 'Sends a picture that may be proposed as the entry’s logo; it is drawn anew',
    request: { params, body: { required: true, content: { 'multipart/form-data': { schema: logoUpload } } } },
    responses: {
      201: json(proposedLogoSchema, 'The picture, whose id is proposed'),
      400: invalidFields('What is wrong with the file'),
      ...refusals,
      404: missing,
      413: refusal('The upload is over 20 MiB'),
      415: refusal('The upload is no multipart/form-data'),
      429: refusal('Too many files'),
      503: refusal('Too many files of others'),
      507: refusal('The storage is nearly full'),
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

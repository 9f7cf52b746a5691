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
const logoUpload = z.object({ file: uploadedFile })
const refusals = { 401: refusal('Not logged in') }
const notFoundResponse = refusal('The organization does not exist, or the user is not its delegate')

export const listOwn = createRoute({
  method: 'get',
  path: '/organizations/my',
  middleware,
  summary: 'Lists the organizations that the user represents as a delegate, with proposed changes',
  responses: { 200: json(ownOrganizationsSchema, 'The organizations'), ...refusals },
})

export const sendProposal = createRoute({
  method: 'post',
  path: '/organizations/my/{id}/proposal',
  middleware,
  summary: 'Proposes changes to an entry of the directory; replaces the user’s waiting proposal',
  request: { params, body: jsonContent(proposalRequestSchema) },
  responses: {
    200: json(ownOrganizationSchema, 'The organization with its unchanged entry'),
    400: invalidFields('Invalid values, or no changes'),
    ...refusals,
    404: notFoundResponse,
    409: json(conflictSchema, 'The entry or the proposal has changed meanwhile'),
    428: refusal('The revision is missing'),
  },
})

/**
 * Describes the upload of a logo for a proposal.
 * @param uploadMiddleware runs after the check of the right, and reads the file
 */
export const describeLogoUpload = (uploadMiddleware: readonly MiddlewareHandler<AppEnv>[]) =>
  createRoute({
    method: 'post',
    path: '/organizations/my/{id}/logo',
    middleware: [middleware, ...uploadMiddleware],
    summary: 'Uploads a picture to propose as the entry’s logo; stores a re-encoded copy',
    request: { params, body: { required: true, content: { 'multipart/form-data': { schema: logoUpload } } } },
    responses: {
      201: json(proposedLogoSchema, 'The picture; a proposal contains its id'),
      400: invalidFields('The file is invalid'),
      ...refusals,
      404: notFoundResponse,
      413: refusal('The upload is over 20 MiB'),
      415: refusal('The upload is not multipart/form-data'),
      429: refusal('Too many files of the user'),
      503: refusal('Too many files of other users'),
      507: refusal('The storage is nearly full'),
    },
  })

export const withdraw = createRoute({
  method: 'delete',
  path: '/organizations/my/{id}/proposal',
  middleware,
  summary: 'Withdraws the user’s waiting proposal',
  request: { params, query: z.object({ revision: z.coerce.number().int() }) },
  responses: {
    200: json(ownOrganizationSchema, 'The organization'),
    400: invalidFields('Invalid revision'),
    ...refusals,
    404: notFoundResponse,
    409: json(conflictSchema, 'The proposal has changed meanwhile'),
  },
})

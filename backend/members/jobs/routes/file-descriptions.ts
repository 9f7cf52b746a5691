import { createRoute, z } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '@/backend/platform/http/app-env'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { uploadedFile } from '@/backend/platform/http/requests/upload-body'
import { invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import { jobConflictSchema, jobFileDeletionSchema, ownJobSchema } from '@/lib/contract/jobs/jobs'
import { mayAdvertise } from '../policy'

const params = z.object({ id: z.string() })

const uploadSchema = z.object({
  file: uploadedFile,
  revision: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

const commonResponses = {
  200: json(ownJobSchema, 'The current ad'),
  401: refusal('Not logged in'),
  403: refusal('The user is in no group of the job board'),
  404: refusal('The ad does not exist or belongs to another user'),
  409: json(jobConflictSchema, 'The ad has changed meanwhile'),
  428: refusal('The revision is missing'),
}

/**
 * Describes the upload of a file for an ad.
 * @param middleware runs after the check of the right, and reads the file
 */
export const describeUpload = <Kind extends 'pdf' | 'logo'>(
  kind: Kind,
  summary: string,
  middleware: readonly MiddlewareHandler<AppEnv>[],
) =>
  createRoute({
    method: 'post',
    path: `/jobs/my/{id}/${kind}`,
    middleware: [authorize(mayAdvertise), ...middleware],
    summary,
    request: { params, body: { required: true, content: { 'multipart/form-data': { schema: uploadSchema } } } },
    responses: {
      ...commonResponses,
      400: invalidFields('The file is invalid'),
      413: refusal('The upload is over 20 MiB'),
      415: refusal('The upload is not multipart/form-data'),
      429: refusal('Too many files of the user'),
      503: refusal('Too many files of other users'),
      507: refusal('The storage is nearly full'),
    },
  })

export const describeRemoval = <Kind extends 'pdf' | 'logo'>(kind: Kind, summary: string) =>
  createRoute({
    method: 'delete',
    path: `/jobs/my/{id}/${kind}`,
    middleware: authorize(mayAdvertise),
    summary,
    request: { params, body: jsonContent(jobFileDeletionSchema) },
    responses: commonResponses,
  })

const binary = { 'application/pdf': { schema: { type: 'string', format: 'binary' } as const } }

export const readPdf = createRoute({
  method: 'get',
  path: '/jobs/{id}/pdf/{name}',
  summary: 'Returns the PDF of a published job ad or of any ad of the user, complete or as a range',
  request: { params: z.object({ id: z.string(), name: z.string() }) },
  responses: {
    200: { description: 'The file', content: binary },
    206: { description: 'The requested range', content: binary },
    301: { description: 'Redirect to the current name of the file' },
    304: { description: 'Not modified' },
    404: refusal('No ad with this id was ever published, or the ad has no PDF'),
    410: refusal('The ad has expired, was withdrawn or deleted'),
    416: refusal('The requested range is outside the file'),
  },
})

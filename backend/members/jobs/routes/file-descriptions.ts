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

const answers = {
  200: json(ownJobSchema, 'The ad as it is now'),
  401: refusal('Nobody is logged in'),
  403: refusal('The user is in none of the groups of the job board'),
  404: refusal('There is no such ad, or it is somebody else’s'),
  409: json(jobConflictSchema, 'It was changed meanwhile'),
  428: refusal('The revision is missing'),
}

/**
 * Describes the upload of a file of an ad. `receive` runs after the check of the right and reads
 * the file.
 */
export const sendFile = <Kind extends 'pdf' | 'logo'>(
  kind: Kind,
  summary: string,
  receive: readonly MiddlewareHandler<AppEnv>[],
) =>
  createRoute({
    method: 'post',
    path: `/jobs/my/{id}/${kind}`,
    middleware: [authorize(mayAdvertise), ...receive],
    summary,
    request: {
      params,
      body: { required: true, content: { 'multipart/form-data': { schema: uploadSchema } } },
    },
    responses: {
      ...answers,
      400: invalidFields('What is wrong with the file'),
      413: refusal('The upload is over 20 MiB'),
      415: refusal('The upload is no multipart/form-data'),
      429: refusal('Too many files'),
      503: refusal('Too many files of others'),
      507: refusal('The storage is nearly full'),
    },
  })

export const removeFile = <Kind extends 'pdf' | 'logo'>(kind: Kind, summary: string) =>
  createRoute({
    method: 'delete',
    path: `/jobs/my/{id}/${kind}`,
    middleware: authorize(mayAdvertise),
    summary,
    request: { params, body: jsonContent(jobFileDeletionSchema) },
    responses: answers,
  })

const binary = { 'application/pdf': { schema: { type: 'string', format: 'binary' } as const } }

export const readPdf = createRoute({
  method: 'get',
  path: '/jobs/{id}/pdf/{name}',
  summary: 'The PDF of a job ad that runs, or of one’s own in whatever state, whole or in parts',
  request: { params: z.object({ id: z.string(), name: z.string() }) },
  responses: {
    200: { description: 'The file', content: binary },
    206: { description: 'The asked part of the file', content: binary },
    301: { description: 'The file has another name' },
    304: { description: 'The client has it already' },
    404: refusal('There never was such an ad on the board, or it has none'),
    410: refusal('The ad has expired, was withdrawn or deleted'),
    416: refusal('The file does not reach as far as the asked part'),
  },
})

import { createRoute, z } from '@hono/zod-openapi'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { invalidFields, json, jsonContent, refusal } from '@/backend/platform/http/router'
import { conflictSchema } from '@/lib/contract/common/errors'
import { deletionSchema } from '../fields'
import { mayUseLibrary } from '../policy'

export const params = z.object({ id: z.string() })
/** Rejects users without the right before the request is validated. */
export const middleware = authorize(mayUseLibrary)
export const refusals = { 401: refusal('Not logged in'), 403: refusal('The user lacks the right') }
export const notFound = refusal('Not found')
export const storageFull = refusal('The storage is nearly full')
const revisionMissing = refusal('The revision is missing')

interface RecordDescription<Path, Stored, Changes, InUse> {
  path: Path
  record: Stored
  changes: Changes
  /** The schema of the response for a record that is in use. */
  inUse: InUse
  texts: Record<'read' | 'readResponse' | 'change' | 'changeResponse' | 'remove' | 'conflict', string>
}

/**
 * Creates the routes that pictures and folders have in common: read by id, change (PATCH or POST)
 * and delete.
 */
export function recordRoutes<
  const Path extends string,
  Stored extends z.ZodType,
  Changes extends z.ZodType,
  InUse extends z.ZodType,
>({ path, record, changes, inUse, texts }: RecordDescription<Path, Stored, Changes, InUse>) {
  const sharedProperties = { path, middleware }
  const changeDescription = {
    ...sharedProperties,
    summary: texts.change,
    request: { params, body: jsonContent(changes) },
    responses: {
      200: json(record, texts.changeResponse),
      400: invalidFields('Errors by field'),
      404: notFound,
      409: json(conflictSchema, 'Another user has changed the record meanwhile'),
      428: revisionMissing,
      507: storageFull,
      ...refusals,
    },
  }
  return {
    read: createRoute({
      ...sharedProperties,
      method: 'get',
      summary: texts.read,
      request: { params },
      responses: { 200: json(record, texts.readResponse), 404: notFound, ...refusals },
    }),
    change: createRoute({ ...changeDescription, method: 'patch' }),
    changeByPost: createRoute({ ...changeDescription, method: 'post' }),
    remove: createRoute({
      ...sharedProperties,
      method: 'delete',
      summary: texts.remove,
      request: { params, body: jsonContent(deletionSchema) },
      responses: {
        204: { description: 'Deleted' },
        404: notFound,
        409: json(z.union([inUse, conflictSchema]), texts.conflict),
        428: revisionMissing,
        ...refusals,
      },
    }),
  }
}

import { createRoute, z } from '@hono/zod-openapi'
import type { Right } from '@/backend/platform/access/roles'
import { authorize } from '@/backend/platform/http/guards/authorize'
import { invalidFields, json, jsonContent, missingRecord, optionalLogin, refusal } from '@/backend/platform/http/router'
import { conflictSchema } from '@/lib/contract/common/errors'
import { revisionSchema } from '@/lib/contract/common/revision'

export const recordParams = z.object({ id: z.string() })

/** Responses for a client that may not read or change a record. */
const refusals = {
  401: refusal('Not logged in; the record is for users or editors'),
  403: refusal('The record is for another group or for editors'),
}

/** Error responses of calls that read a published record. */
export const readRefusals = {
  ...refusals,
  404: missingRecord('The record does not exist in this language'),
  410: refusal('The record was deleted'),
}

/**
 * Describes GET of a record by its id.
 * @param folder the part of the path before the id
 * @param name the noun with its article, for the summary
 */
export function describeRecord<Folder extends string, Detail extends z.ZodType, Draft extends z.ZodType>(
  folder: Folder,
  { name, detail, draft }: { name: string; detail: Detail; draft: Draft },
) {
  return createRoute({
    ...optionalLogin,
    method: 'get',
    path: `/${folder}/{id}`,
    summary: `Returns ${name} as published; for editors, \`draft=1\` returns the working copy`,
    request: { params: recordParams, query: z.object({ draft: z.literal('1').optional() }) },
    responses: {
      200: json(z.union([detail, draft]), 'The record'),
      400: invalidFields('Invalid value of `draft`'),
      ...readRefusals,
    },
  })
}

interface RecordWriteOptions<Creation extends z.ZodType, Change extends z.ZodType, Draft extends z.ZodType> {
  /** The noun with its article, for the summaries. */
  name: string
  right: Right
  creation: Creation
  change: Change
  draft: Draft
}

/**
 * Describes POST, PATCH and DELETE of records.
 * @param folder the part of the path before the id
 */
export function describeRecordWrites<
  Folder extends string,
  Creation extends z.ZodType,
  Change extends z.ZodType,
  Draft extends z.ZodType,
>(folder: Folder, { name, right, creation, change, draft }: RecordWriteOptions<Creation, Change, Draft>) {
  const draftResponse = json(draft, 'The working copy')
  const invalid = { 400: invalidFields('Errors by field'), ...refusals }
  const conflicts = {
    404: missingRecord('The record does not exist in this language'),
    409: json(conflictSchema, 'Another user has changed the record; with its stored and its sent state'),
    428: refusal('The revision is missing'),
  }
  return {
    create: createRoute({
      method: 'post',
      path: `/${folder}`,
      middleware: authorize(right),
      summary: `Creates ${name} in one language without publishing it; its blocks belong to its page`,
      request: { body: jsonContent(creation) },
      responses: { 201: draftResponse, ...invalid, 409: refusal('A page has the same address') },
    }),
    change: createRoute({
      method: 'patch',
      path: `/${folder}/{id}`,
      middleware: authorize(right),
      summary: `Changes ${name}; its texts in one language are visible from the next publication, the rest at once`,
      request: { params: recordParams, body: jsonContent(change) },
      responses: { 200: draftResponse, ...invalid, ...conflicts },
    }),
    remove: createRoute({
      method: 'delete',
      path: `/${folder}/{id}`,
      middleware: authorize(right),
      summary: `Moves ${name} in all languages to the trash`,
      request: { params: recordParams, body: jsonContent(z.object({ revision: revisionSchema })) },
      responses: { 204: { description: 'Deleted' }, ...invalid, ...conflicts },
    }),
  }
}

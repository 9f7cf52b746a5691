import { createRoute, z } from '@hono/zod-openapi'
import {
  actionIds,
  actionResultSchema,
  createAdministeredListSchema,
  createAdministeredRecordSchema,
  getWritePath,
  historySchema,
  listedIds,
  recordChange,
  recordUsesSchema,
} from '@/lib/contract/administration/record-type'
import { revisionSchema } from '@/lib/contract/common/revision'
import { authorize } from '../../http/guards/authorize'
import { pagingQuery } from '../../http/requests/paging'
import { searchText } from '../../http/requests/search-text'
import { invalidFields, json, jsonContent, missingRecord, refusal } from '../../http/router'
import { type Administered, getWriteRight } from '../administered'

const refusals = { 401: refusal('Not logged in'), 403: refusal('The user may not administer this type') }
const changeRefusals = {
  400: invalidFields('Values are missing or invalid'),
  ...refusals,
  404: missingRecord('Unknown record'),
  409: json(
    z.object({ detail: z.string(), current: z.unknown(), yours: z.unknown(), by: z.string().nullable() }),
    'The record has changed since the revision',
  ),
  428: refusal('The revision is missing'),
}
const idParam = z.object({ id: z.string() })
/** A repeated request with the same key returns the record that the first one created. */
const clientKey = z.uuid().optional()
/** `fields` are the fields to restore; all if missing. */
const restoreSchema = z.object({ revision: revisionSchema, fields: z.array(z.string()).optional() })
const versionParams = z.object({ id: z.string(), revision: z.string() })

/** Describes the endpoints that read records of a type (contract: lib/contract/administration). */
export function describeReads(type: Administered) {
  const { name, values, row, filters } = type.contract
  // Rejects other users before the request is validated.
  const middleware = authorize(type.may)
  const base = `/administration/${name}`
  const listQuery = z.object({
    search: searchText.optional(),
    ordering: z.string().optional(),
    ids: listedIds.optional(),
  })
  const query = filters.extend(listQuery.shape)

  const list = createRoute({
    method: 'get',
    path: base,
    middleware,
    summary: `Lists records: ${name}`,
    request: { query: query.extend(pagingQuery.shape) },
    responses: {
      200: json(createAdministeredListSchema(row), 'A page of the list'),
      400: invalidFields('Unknown filter'),
      ...refusals,
      404: refusal('The page number is too high'),
    },
  })
  const exportTable = createRoute({
    method: 'get',
    path: `${base}/export.csv`,
    middleware,
    summary: `Exports the listed records as CSV; requires a recent proof: ${name}`,
    request: { query },
    responses: {
      200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
      400: invalidFields('Unknown filter'),
      ...refusals,
    },
  })
  const detail = createRoute({
    method: 'get',
    path: `${base}/{id}`,
    middleware,
    summary: `Returns a record: ${name}`,
    request: { params: idParam },
    responses: {
      200: json(createAdministeredRecordSchema(values, row), 'The record'),
      ...refusals,
      404: missingRecord('Unknown record'),
    },
  })
  const uses = createRoute({
    method: 'get',
    path: `${base}/{id}/uses`,
    middleware,
    summary: `Lists the uses of a record: ${name}`,
    request: { params: idParam },
    responses: { 200: json(recordUsesSchema, 'Pages and records'), ...refusals },
  })
  const jointUses = createRoute({
    method: 'get',
    path: `${base}/uses`,
    middleware,
    summary: `Lists the uses of several records: ${name}`,
    request: { query: z.object({ ids: listedIds }) },
    responses: { 200: json(recordUsesSchema, 'Pages and records'), 400: invalidFields('Invalid ids'), ...refusals },
  })

  return { query, list, exportTable, detail, uses, jointUses }
}

export function describeWrites(type: Administered) {
  const { name, values, row } = type.contract
  const record = createAdministeredRecordSchema(values, row)
  const middleware = authorize(getWriteRight(type))
  const writePath = `/${getWritePath(type.contract)}`

  const create = createRoute({
    method: 'post',
    path: writePath,
    middleware,
    summary: `Creates a record: ${name}`,
    request: { body: jsonContent(z.object({ values, client_key: clientKey })) },
    responses: {
      201: json(record, 'The new record'),
      400: invalidFields('Values are missing or invalid'),
      ...refusals,
    },
  })
  const change = createRoute({
    method: 'patch',
    path: `${writePath}/{id}`,
    middleware,
    summary: `Changes values of a record: ${name}`,
    request: { params: idParam, body: jsonContent(recordChange(values)) },
    responses: { 200: json(record, 'The current record'), ...changeRefusals },
  })
  const remove = createRoute({
    method: 'delete',
    path: `${writePath}/{id}`,
    middleware,
    summary: `Deletes a record: ${name}`,
    request: { params: idParam, query: z.object({ revision: z.coerce.number().int().optional() }) },
    responses: { 204: { description: 'Deleted' }, ...changeRefusals },
  })
  const action = createRoute({
    method: 'post',
    path: `/administration/${name}/{action}`,
    middleware: authorize(type.may),
    summary: `Performs an action on several records: ${name}`,
    request: {
      params: z.object({ action: z.string() }),
      body: jsonContent(z.looseObject({ ids: actionIds, expected_revision: revisionSchema.optional() })),
    },
    responses: {
      200: json(actionResultSchema, 'The result for each record'),
      400: invalidFields('Ids or values are missing or invalid'),
      ...refusals,
      404: refusal('Unknown action'),
    },
  })

  return { create, change, remove, action }
}

export function describeVersions(type: Administered) {
  const { name, values, row } = type.contract
  const record = createAdministeredRecordSchema(values, row)
  const middleware = authorize(type.may)
  const base = `/administration/${name}`

  const history = createRoute({
    method: 'get',
    path: `${base}/{id}/history`,
    middleware,
    summary: `Lists the versions of a record: ${name}`,
    request: { params: idParam, query: pagingQuery },
    responses: {
      200: json(historySchema, 'Latest first'),
      ...refusals,
      404: refusal('The page number is too high'),
    },
  })
  const version = createRoute({
    method: 'get',
    path: `${base}/{id}/history/{revision}`,
    middleware,
    summary: `Returns a version of a record: ${name}`,
    request: { params: versionParams },
    responses: {
      200: json(z.object({ values }), 'The values of the version'),
      ...refusals,
      404: refusal('Unknown version'),
    },
  })
  const restore = createRoute({
    method: 'post',
    path: `${base}/{id}/history/{revision}/restore`,
    middleware: authorize(getWriteRight(type)),
    summary: `Restores a version of a record: ${name}`,
    request: { params: versionParams, body: jsonContent(restoreSchema) },
    responses: { 200: json(record, 'The current record'), ...changeRefusals },
  })

  return { history, version, restore }
}

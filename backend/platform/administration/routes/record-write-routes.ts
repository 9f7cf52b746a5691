import { retryTransaction } from '../../db/retry-transaction'
import type { RecordValues } from '../../db/schema/content/record-versions'
import { readId } from '../../http/requests/read-id'
import { HttpError } from '../../http/responses/http-error'
import { createRouter } from '../../http/router'
import { type Administered, getActionRight } from '../administered'
import { createRecord } from '../create-record'
import { changeRecord, deleteRecord } from '../write-record'
import { createRecordCalls, type RecordServices, requireSupport } from './record-calls'
import { describeWrites } from './record-descriptions'
import { runAction } from './run-action'

/** Creates the endpoints that write records: create, change, delete, actions. */
export function recordWriteRoutes(services: RecordServices, type: Administered) {
  const { db } = services
  const { create, change, remove, action } = describeWrites(type)
  const calls = createRecordCalls(services, type)

  return createRouter()
    .openapi(create, async (c) => {
      const author = await calls.requireAuthor(c)
      requireSupport(type.insert)
      const { values: input, client_key: clientKey } = c.req.valid('json')
      const id = await createRecord(db, type, { values: input as RecordValues, clientKey }, author)
      return c.json(await calls.present(c, id), 201)
    })
    .openapi(change, async (c) => {
      const author = await calls.requireAuthor(c)
      requireSupport(type.update)
      const { revision, values: changes } = c.req.valid('json')
      const id = readId(c.req.valid('param').id)
      await changeRecord(db, type, { id, revision, changes: changes as RecordValues }, author)
      return c.json(await calls.present(c, id), 200)
    })
    .openapi(remove, async (c) => {
      const author = await calls.requireAuthor(c)
      requireSupport(type.remove)
      const { revision } = c.req.valid('query')
      if (revision === undefined) throw new HttpError('revisionMissing')
      const id = readId(c.req.valid('param').id)
      const removeFiles = await retryTransaction(db, (tx) => deleteRecord(tx, type, { id, revision }, author))
      await removeFiles?.()
      return c.body(null, 204)
    })
    .openapi(action, async (c) => {
      const { action: name } = c.req.valid('param')
      const author = await calls.requireAuthor(c, getActionRight(type, name))
      const { ids, expected_revision: revision = null, ...parameters } = c.req.valid('json')
      return c.json(await runAction(services, type, { action: name, ids, revision, rawInput: parameters }, author), 200)
    })
}

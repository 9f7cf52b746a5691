import { toBerlinIso } from '@/lib/datetime'
import { NotFoundError } from '../../errors'
import { pageRange, presentList } from '../../http/requests/paging'
import { readId } from '../../http/requests/read-id'
import { createRouter } from '../../http/router'
import type { Administered } from '../administered'
import { findVersionValues, listVersions } from '../record-versions'
import { restoreVersion } from '../write-record'
import { createRecordCalls, type RecordServices, requireSupport } from './record-calls'
import { describeVersions } from './record-descriptions'

export function recordVersionRoutes(services: RecordServices, type: Administered) {
  const { db, env } = services
  const { history, version, restore } = describeVersions(type)
  const calls = createRecordCalls(services, type)

  return createRouter()
    .openapi(history, async (c) => {
      await calls.requireReader(c)
      const range = pageRange(c.req.valid('query'))
      const key = { type: type.contract.name, id: readId(c.req.valid('param').id) }
      const { count, versions } = await listVersions(db, key, range)
      const results = versions.map(({ revision, event, changedAt, authorName, proposedBy, changedNames }) => {
        return {
          revision,
          event,
          at: toBerlinIso(changedAt),
          by: authorName,
          proposed_by: proposedBy,
          changed: changedNames,
        }
      })
      return c.json(presentList(c, env.SITE_URL, range, { count, results }), 200)
    })
    .openapi(version, async (c) => {
      await calls.requireReader(c)
      const { id, revision } = c.req.valid('param')
      const values = await findVersionValues(db, { type: type.contract.name, id: readId(id) }, parseRevision(revision))
      if (!values) throw new NotFoundError()
      return c.json({ values }, 200)
    })
    .openapi(restore, async (c) => {
      const author = await calls.requireAuthor(c)
      requireSupport(type.update)
      const param = c.req.valid('param')
      const id = readId(param.id)
      const { revision, fields } = c.req.valid('json')
      await restoreVersion(db, type, { id, revision, version: parseRevision(param.revision), fields }, author)
      return c.json(await calls.present(c, id), 200)
    })
}

/** Parses a revision, which may be 0. @throws NotFoundError */
function parseRevision(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new NotFoundError()
  return Number(text)
}

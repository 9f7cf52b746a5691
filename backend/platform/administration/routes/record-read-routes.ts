import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Login } from '../../db/schema/accounts/sessions'
import type { AppEnv } from '../../http/app-env'
import { pageRange, pagingQuery, presentList } from '../../http/requests/paging'
import { readId } from '../../http/requests/read-id'
import { createRouter } from '../../http/router'
import type { Administered } from '../administered'
import { listRecords, loadRecords, resolveOrdering } from '../list-records'
import { formatRecordsAsCsv } from '../records-as-csv'
import { createRecordCalls, type RecordServices } from './record-calls'
import { describeReads } from './record-descriptions'

const maxPageSize = 200
const maxExported = 100_000

/** The ids in the query, which its schema has converted to numbers. */
const idsSchema = z.array(z.number()).optional()

export interface RecordReadServices extends RecordServices {
  /** Throws without a recent proof of identity, which exports require. */
  requireRecentProof(login: Login, now: Date): void
}

/** Creates the endpoints that read records: list, CSV, one record, uses. */
export function recordReadRoutes(services: RecordReadServices, type: Administered) {
  const { db, clock, env, requireRecentProof } = services
  const { query, list, exportTable, detail, uses, jointUses } = describeReads(type)
  const calls = createRecordCalls(services, type)

  function toSelection(c: Context<AppEnv>, { search = '', ordering, ids, ...filters }: z.output<typeof query>) {
    return {
      search: String(search),
      ordering: resolveOrdering(type.contract, typeof ordering === 'string' ? ordering : undefined),
      filters,
      ids: idsSchema.parse(ids),
      locale: c.get('locale'),
    }
  }

  return createRouter()
    .openapi(list, async (c) => {
      await calls.requireReader(c)
      const range = pageRange(pagingQuery.parse(c.req.query()), maxPageSize)
      const records = await listRecords(db, type, toSelection(c, c.req.valid('query')), range)
      return c.json(presentList(c, env.SITE_URL, range, records), 200)
    })
    .openapi(exportTable, async (c) => {
      const login = await calls.requireReader(c)
      requireRecentProof(login, clock())
      const slice = { offset: 0, limit: maxExported }
      const results = await loadRecords(db, type, toSelection(c, c.req.valid('query')), slice)
      c.header('Content-Disposition', `attachment; filename="${type.contract.name}.csv"`)
      const author = { userId: login.user.id, locale: c.get('locale'), now: clock() }
      const ids = results.map(({ id }) => id)
      const text =
        (await type.exportRecords?.(db, ids, author)) ??
        (await formatRecordsAsCsv(db, type, { records: results, locale: author.locale }))
      return c.body(text, 200, { 'Content-Type': 'text/csv; charset=utf-8' })
    })
    .openapi(jointUses, async (c) => {
      await calls.requireReader(c)
      const { ids } = c.req.valid('query')
      return c.json((await type.listUses?.(db, ids, c.get('locale'))) ?? [], 200)
    })
    .openapi(detail, async (c) => {
      await calls.requireReader(c)
      return c.json(await calls.present(c, readId(c.req.valid('param').id)), 200)
    })
    .openapi(uses, async (c) => {
      await calls.requireReader(c)
      const id = readId(c.req.valid('param').id)
      return c.json((await type.listUses?.(db, [id], c.get('locale'))) ?? [], 200)
    })
}

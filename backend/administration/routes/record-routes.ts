import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { toBerlinIso } from '@/lib/datetime'
import type { Author } from '../../access/author'
import type { RecordValues } from '../../db/schema/record-versions'
import type { Login } from '../../db/schema/sessions'
import { NotFoundError } from '../../errors'
import type { AppEnv } from '../../http/app-env'
import { HttpError } from '../../http/http-error'
import { requireRight } from '../../http/login'
import { pageRange, pagingQuery, presentList } from '../../http/paging'
import { readId } from '../../http/read-id'
import { createRouter } from '../../http/router'
import type { Services } from '../../services'
import type { Administered } from '../administered'
import { findRecords, knownOrdering, listRecords } from '../list-records'
import { listVersions, valuesOfVersion } from '../record-versions'
import { recordsAsCsv } from '../records-as-csv'
import { changeRecord, createRecord, deleteRecord, readState, restoreVersion } from '../write-record'
import { describeCalls } from './record-descriptions'
import { runAction } from './run-action'

const maxPageSize = 200
/** More than a table for people has; a larger one is a matter for a backup. */
const maxExported = 100_000

/** As the schema of the query has made them. */
const idsSchema = z.array(z.number()).optional()

interface Needs extends Pick<Services, 'db' | 'clock' | 'env'> {
  /** Throws where no recent proof was given: a list leaves as a file only with one. */
  requireProof(login: Login, now: Date): void
}

/** The calls about one type of records (contract: lib/contract/administration). */
export function recordRoutes({ db, clock, env, requireProof }: Needs, type: Administered) {
  const { name } = type.contract
  const { asked, list, table, one, create, change, remove, history, version, restore, uses, action } =
    describeCalls(type)

  const admit = (c: Context<AppEnv>) => requireRight(c, type.may)
  const authorOf = async (c: Context<AppEnv>, may = type.may): Promise<Author> => {
    const login = await requireRight(c, may)
    const now = clock()
    type.admitWrite?.(login, now)
    return { locale: c.get('locale'), userId: login.user.id, now }
  }
  async function present(c: Context<AppEnv>, id: number) {
    const { values: current, revision, latest } = await readState(db, type, id)
    const [shown] = await type.present(db, [id], c.get('locale'))
    if (!shown) throw new NotFoundError()
    const isWritten = latest !== null && latest.version.revision === revision
    return {
      id,
      revision,
      title: shown.title,
      url: shown.url,
      changed_at: isWritten ? toBerlinIso(latest.version.at) : null,
      changed_by: isWritten ? latest.by : null,
      values: current,
      row: shown.values,
    }
  }
  function askedOf(c: Context<AppEnv>, { search = '', ordering, ids, ...others }: z.output<typeof asked>) {
    return {
      search: String(search),
      ordering: knownOrdering(type.contract, typeof ordering === 'string' ? ordering : undefined),
      filters: others,
      ids: idsSchema.parse(ids),
      locale: c.get('locale'),
    }
  }

  /** Types that are only read, or never deleted, refuse the call as if it were none. */
  function requireAble(can: unknown): void {
    if (!can) throw new HttpError('methodNotAllowed')
  }

  return createRouter()
    .openapi(list, async (c) => {
      await admit(c)
      const range = pageRange(pagingQuery.parse(c.req.query()), maxPageSize)
      const found = await listRecords(db, type, askedOf(c, c.req.valid('query')), range)
      return c.json(presentList(c, env.SITE_URL, range, found), 200)
    })
    .openapi(table, async (c) => {
      requireProof(await admit(c), clock())
      const part = { offset: 0, limit: maxExported }
      const results = await findRecords(db, type, askedOf(c, c.req.valid('query')), part)
      c.header('Content-Disposition', `attachment; filename="${name}.csv"`)
      const text = await recordsAsCsv(db, type, { records: results, locale: c.get('locale') })
      return c.body(text, 200, { 'Content-Type': 'text/csv; charset=utf-8' })
    })
    .openapi(one, async (c) => {
      await admit(c)
      return c.json(await present(c, readId(c.req.valid('param').id)), 200)
    })
    .openapi(create, async (c) => {
      const author = await authorOf(c)
      requireAble(type.insert)
      const { values: sent } = c.req.valid('json')
      const id = await createRecord(db, type, sent as RecordValues, author)
      return c.json(await present(c, id), 201)
    })
    .openapi(change, async (c) => {
      const author = await authorOf(c)
      requireAble(type.update)
      const { revision, values: changes } = c.req.valid('json')
      const id = readId(c.req.valid('param').id)
      await changeRecord(db, type, { id, revision, changes: changes as RecordValues }, author)
      return c.json(await present(c, id), 200)
    })
    .openapi(remove, async (c) => {
      const author = await authorOf(c)
      requireAble(type.remove)
      const { revision } = c.req.valid('query')
      if (revision === undefined) throw new HttpError('revisionMissing')
      const id = readId(c.req.valid('param').id)
      await db.transaction((tx) => deleteRecord(tx, type, { id, revision }, author))
      return c.body(null, 204)
    })
    .openapi(history, async (c) => {
      await admit(c)
      const range = pageRange(c.req.valid('query'))
      const key = { type: name, id: readId(c.req.valid('param').id) }
      const { count, versions } = await listVersions(db, key, range)
      const results = versions.map(({ revision, event, at, by, proposedBy, changed }) => {
        return { revision, event, at: toBerlinIso(at), by, proposed_by: proposedBy, changed }
      })
      return c.json(presentList(c, env.SITE_URL, range, { count, results }), 200)
    })
    .openapi(version, async (c) => {
      await admit(c)
      const { id, revision } = c.req.valid('param')
      const found = await valuesOfVersion(db, { type: name, id: readId(id) }, revisionIn(revision))
      if (!found) throw new NotFoundError()
      return c.json({ values: found }, 200)
    })
    .openapi(restore, async (c) => {
      const author = await authorOf(c)
      requireAble(type.update)
      const param = c.req.valid('param')
      const id = readId(param.id)
      const { revision } = c.req.valid('json')
      await restoreVersion(db, type, { id, revision, version: revisionIn(param.revision) }, author)
      return c.json(await present(c, id), 200)
    })
    .openapi(uses, async (c) => {
      await admit(c)
      const id = readId(c.req.valid('param').id)
      return c.json((await type.usesOf?.(db, id, c.get('locale'))) ?? [], 200)
    })
    .openapi(action, async (c) => {
      const { action: asked } = c.req.valid('param')
      const { may, mayAct = {} } = type
      const author = await authorOf(c, Object.hasOwn(mayAct, asked) ? mayAct[asked] : may)
      const { ids, ...sent } = c.req.valid('json')
      return c.json(await runAction(db, type, { action: asked, ids, sent }, author), 200)
    })
}

/** Revisions count from 0. */
function revisionIn(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new NotFoundError()
  return Number(text)
}

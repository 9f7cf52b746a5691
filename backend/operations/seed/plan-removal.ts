import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { buildFingerprintQuery, type DemoKind, demoKinds } from './demo-parts'
import { demoReferences } from './demo-references'

/** Reason to keep demo content: changed, needed by content that stays, or needed by the site. */
export type StayReason = 'changed' | 'needed' | 'site'

export interface RemovalPlan {
  going: { kind: string; count: number }[]
  staying: { kind: string; label: string; reason: StayReason }[]
  /** False if the database is empty after the removal. */
  isSiteLeft: boolean
}

/** Tables with content that the demo does not have. */
const nonDemoTables = [
  'footer_links',
  'media_folders',
  'saved_blocks',
  'subscriptions',
  'job_teams',
  'form_submissions',
]

/**
 * Plans the removal. Unchanged content is deleted unless content that stays refers to it; settings
 * and home page stay with any content. The temporary table `demo_going` lists the content to
 * delete.
 */
export async function planRemoval(db: Queryable): Promise<RemovalPlan> {
  await db.execute(sql`SET LOCAL TimeZone = 'UTC'`)
  await compareWithDemo(db)
  await keepReferencedRows(db)
  const isSiteLeft = await hasRemainingData(db)
  if (isSiteLeft) {
    await keepSite(db)
    await keepReferencedRows(db)
  }
  return { going: await countGoing(db), staying: await listStaying(db), isSiteLeft }
}

/**
 * Fills temporary tables with unchanged content, to delete, and changed content, which stays.
 * Content that users deleted is in neither.
 */
async function compareWithDemo(db: Queryable): Promise<void> {
  await db.execute(sql`
    CREATE TEMPORARY TABLE demo_going (kind text, row_id integer, PRIMARY KEY (kind, row_id)) ON COMMIT DROP`)
  await db.execute(
    sql`CREATE TEMPORARY TABLE demo_staying (kind text, row_id integer, reason text) ON COMMIT DROP`,
  )
  for (const kind of demoKinds) {
    const compare = (target: string, is: '=' | '<>') =>
      executeSql(
        db,
        `WITH found AS MATERIALIZED (${buildFingerprintQuery(kind)})
        INSERT INTO ${target} FROM demo_rows JOIN found ON found.id = row_id
        WHERE kind = '${kind.kind}' AND demo_rows.fingerprint ${is} found.fingerprint`,
      )
    await compare('demo_going SELECT kind, row_id', '=')
    await compare(`demo_staying SELECT kind, row_id, 'changed'`, '<>')
  }
  await db.execute(sql`ANALYZE demo_going`)
}

/** Keeps all content that staying content refers to, also indirectly. */
async function keepReferencedRows(db: Queryable): Promise<void> {
  let newlyStayingCount: number
  do {
    newlyStayingCount = 0
    for (const { kind, needed } of demoReferences)
      newlyStayingCount += await moveToStaying(db, 'needed', kind, needed)
  } while (newlyStayingCount > 0)
}

async function keepSite(db: Queryable): Promise<void> {
  await moveToStaying(db, 'site', 'pages', `SELECT page_id FROM page_texts WHERE path = ''`)
  await moveToStaying(db, 'site', 'settings', 'SELECT 1')
}

/** Moves content from `demo_going` to `demo_staying`. Returns its number. */
async function moveToStaying(db: Queryable, reason: StayReason, kind: string, ids: string): Promise<number> {
  const { rows } = await executeSql(
    db,
    `WITH held AS (DELETE FROM demo_going WHERE kind = '${kind}' AND row_id IN (${ids}) RETURNING kind, row_id)
    INSERT INTO demo_staying SELECT kind, row_id, '${reason}' FROM held RETURNING row_id`,
  )
  return rows.length
}

async function hasRemainingData(db: Queryable): Promise<boolean> {
  const remainingTables = [
    ...nonDemoTables.map((table) => `EXISTS (SELECT FROM ${table})`),
    ...demoKinds.map(({ kind, parts: [{ table, key, where = 'true' }] }) => {
      return `EXISTS (SELECT FROM ${table} WHERE ${where} AND ${key} NOT IN (SELECT row_id FROM demo_going WHERE kind = '${kind}'))`
    }),
  ]
  const { rows } = await executeSql<{ left: boolean }>(db, `SELECT ${remainingTables.join(' OR ')} AS left`)
  return rows[0]?.left ?? true
}

async function countGoing(db: Queryable): Promise<RemovalPlan['going']> {
  const { rows } = await executeSql<{ kind: string; count: number }>(
    db,
    'SELECT kind, count(*)::integer AS count FROM demo_going GROUP BY kind ORDER BY kind',
  )
  return rows
}

async function listStaying(db: Queryable): Promise<RemovalPlan['staying']> {
  const remainingRecords: RemovalPlan['staying'] = []
  for (const kind of demoKinds) remainingRecords.push(...(await listStayingKind(db, kind)))
  return remainingRecords
}

async function listStayingKind(db: Queryable, { kind, parts: [{ table, key }], label }: DemoKind) {
  const { rows } = await executeSql<RemovalPlan['staying'][number]>(
    db,
    `SELECT kind, ${label} AS label, reason FROM demo_staying
    JOIN (SELECT *, ${key} AS demo_id FROM ${table}) AS item ON demo_id = row_id
    WHERE kind = '${kind}' AND ${label} IS NOT NULL ORDER BY row_id`,
  )
  return rows
}

function executeSql<Row extends Record<string, unknown>>(db: Queryable, text: string) {
  return db.execute<Row>(sql.raw(text))
}

import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { buildFingerprintQuery, type DemoKind, demoKinds } from './demo-parts'
import { demoReferences } from './demo-references'

/** Reason to keep demo content: it is changed, used by remaining content, or needed by the site. */
export type RetentionReason = 'changed' | 'needed' | 'site'

export interface RemovalPlan {
  deletions: { kind: string; count: number }[]
  remaining: { kind: string; label: string; reason: RetentionReason }[]
  /** False if the database is empty after the removal. */
  hasRemainingContent: boolean
}

/** Tables with content that the demo does not have. */
export const nonDemoTables: readonly string[] = [
  'footer_links',
  'media_folders',
  'saved_blocks',
  'newsletter_issues',
  'dispatches',
  'subscriptions',
  'job_teams',
  'form_submissions',
]

/**
 * Plans the removal. Unchanged content is deleted unless remaining content refers to it. Settings
 * and home page stay if any content remains. The temporary table `demo_deletions` lists the content
 * to delete.
 */
export async function planRemoval(db: Queryable): Promise<RemovalPlan> {
  await db.execute(sql`SET LOCAL TimeZone = 'UTC'`)
  await compareWithDemo(db)
  await keepReferencedRows(db)
  const hasRemainingContent = await detectRemainingContent(db)
  if (hasRemainingContent) {
    await keepSite(db)
    await keepReferencedRows(db)
  }
  return { deletions: await countDeletions(db), remaining: await listRemaining(db), hasRemainingContent }
}

/**
 * Fills temporary tables with the unchanged content, which is deleted, and with the changed
 * content, which remains. Neither has content that users deleted.
 */
async function compareWithDemo(db: Queryable): Promise<void> {
  await db.execute(sql`
    CREATE TEMPORARY TABLE demo_deletions (kind text, row_id integer, PRIMARY KEY (kind, row_id)) ON COMMIT DROP`)
  await db.execute(sql`CREATE TEMPORARY TABLE demo_remaining (kind text, row_id integer, reason text) ON COMMIT DROP`)
  for (const demoKind of demoKinds) {
    const insertRows = (table: string, values: string, operator: '=' | '<>') =>
      executeSql(
        db,
        `WITH current_rows AS MATERIALIZED (${buildFingerprintQuery(demoKind)})
        INSERT INTO ${table} SELECT ${values} FROM demo_rows JOIN current_rows ON current_rows.id = row_id
        WHERE kind = '${demoKind.kind}' AND demo_rows.fingerprint ${operator} current_rows.fingerprint`,
      )
    await insertRows('demo_deletions', 'kind, row_id', '=')
    await insertRows('demo_remaining', `kind, row_id, 'changed'`, '<>')
  }
  await db.execute(sql`ANALYZE demo_deletions`)
}

/** Keeps all content that remaining content refers to, also indirectly. */
async function keepReferencedRows(db: Queryable): Promise<void> {
  let newlyRetainedCount: number
  do {
    newlyRetainedCount = 0
    for (const { kind, query } of demoReferences) newlyRetainedCount += await retainContent(db, 'needed', kind, query)
  } while (newlyRetainedCount > 0)
}

async function keepSite(db: Queryable): Promise<void> {
  await retainContent(db, 'site', 'pages', `SELECT page_id FROM page_texts WHERE path = ''`)
  await retainContent(db, 'site', 'settings', 'SELECT 1')
}

/** Moves content from `demo_deletions` to `demo_remaining`. Returns the number of moved rows. */
async function retainContent(db: Queryable, reason: RetentionReason, kind: string, idsQuery: string): Promise<number> {
  const { rows } = await executeSql(
    db,
    `WITH retained_rows AS (DELETE FROM demo_deletions WHERE kind = '${kind}' AND row_id IN (${idsQuery}) RETURNING kind, row_id)
    INSERT INTO demo_remaining SELECT kind, row_id, '${reason}' FROM retained_rows RETURNING row_id`,
  )
  return rows.length
}

async function detectRemainingContent(db: Queryable): Promise<boolean> {
  const conditions = [
    ...nonDemoTables.map((table) => `EXISTS (SELECT FROM ${table})`),
    ...demoKinds.map(({ kind, parts: [{ table, key, where = 'true' }] }) => {
      return `EXISTS (SELECT FROM ${table} WHERE ${where} AND ${key} NOT IN (SELECT row_id FROM demo_deletions WHERE kind = '${kind}'))`
    }),
  ]
  const { rows } = await executeSql<{ remains: boolean }>(db, `SELECT ${conditions.join(' OR ')} AS remains`)
  return rows[0]?.remains ?? true
}

async function countDeletions(db: Queryable): Promise<RemovalPlan['deletions']> {
  const { rows } = await executeSql<{ kind: string; count: number }>(
    db,
    'SELECT kind, count(*)::integer AS count FROM demo_deletions GROUP BY kind ORDER BY kind',
  )
  return rows
}

async function listRemaining(db: Queryable): Promise<RemovalPlan['remaining']> {
  const remainingRecords: RemovalPlan['remaining'] = []
  for (const demoKind of demoKinds) remainingRecords.push(...(await listRemainingOfKind(db, demoKind)))
  return remainingRecords
}

async function listRemainingOfKind(db: Queryable, { kind, parts: [{ table, key }], label }: DemoKind) {
  const { rows } = await executeSql<RemovalPlan['remaining'][number]>(
    db,
    `SELECT kind, ${label} AS label, reason FROM demo_remaining
    JOIN (SELECT *, ${key} AS demo_id FROM ${table}) AS item ON demo_id = row_id
    WHERE kind = '${kind}' AND ${label} IS NOT NULL ORDER BY row_id`,
  )
  return rows
}

function executeSql<Row extends Record<string, unknown>>(db: Queryable, text: string) {
  return db.execute<Row>(sql.raw(text))
}

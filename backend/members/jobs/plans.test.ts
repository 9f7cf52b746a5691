import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { startTestDatabase } from '@/tests/databases'
import { listScannedTables } from '@/tests/query-plans'
import { createListedJobsLoader, mapFacets } from './board'
import { expireJobs } from './expire-jobs'
import { findJobs } from './find-jobs'
import { listOwnJobs } from './own-jobs'
import { presentTeasers } from './present-job'
import { requireEverPublishedJob } from './read-job'

const now = new Date('2026-11-02T10:00:00Z')
const ownerCount = 40
const database = startTestDatabase()

beforeAll(async () => {
  const { db } = database
  await db.execute(sql`
    INSERT INTO users (email, first_name, last_name, password_hash)
    SELECT n || '@example.org', 'Paula', 'Probe', '' FROM generate_series(1, ${ownerCount}::integer) AS n`)
  await db.execute(sql`
    WITH team AS (INSERT INTO job_teams (name) VALUES ('Theater am Wehr') RETURNING id), colleague AS (
      INSERT INTO users (email, first_name, last_name, password_hash)
      SELECT n || '@example.com', 'Paula', 'Probe', '' FROM generate_series(1, 3000) AS n RETURNING id)
    INSERT INTO job_team_members (user_id, team_id, joined_at) SELECT colleague.id, team.id, now() FROM colleague, team`)
  await db.execute(sql`
    INSERT INTO jobs (owner_id, title, category, description, state, deadline, published_at, renewed_at, expires_at)
    SELECT 1 + n % ${ownerCount}::integer, 'Stelle ' || n, CASE n % 3 WHEN 0 THEN 'dance' ELSE 'chorus' END, repeat('Text ', 100),
      CASE n % 3 WHEN 2 THEN 'expired' ELSE 'published' END, date '2026-12-01' + n % 20, time, time, time + interval '40 days'
    FROM generate_series(1, 6000) AS n, LATERAL (SELECT timestamptz '2026-10-30' + n * interval '1 second' AS time) AS times`)
  await db.execute(sql`
    INSERT INTO job_statistics (job_id, day, views)
    SELECT id, day::date, 1 FROM jobs, generate_series(date '2026-10-30', date '2026-11-01', '1 day') AS day`)
  await db.execute(sql`VACUUM ANALYZE`)
}, 120_000)

const filter = {
  facets: { ...mapFacets(() => null), category: ['dance'] },
  organization: null,
  ids: null,
  ordering: 'deadline',
} as const

/** Ignores the board’s single row and the 200 lookups, whose plans vary. */
async function listLargeScannedTables(request: Parameters<typeof listScannedTables>[1]): Promise<string[]> {
  return (await listScannedTables(database.db, request))
    .filter((table) => !['job_board', 'job_lookup_values'].includes(table))
    .toSorted()
}

it('reads the narrow table of the board once, and then the displayed ads', async () => {
  const loadListedJobs = createListedJobsLoader()
  const request = async (db: Parameters<typeof presentTeasers>[0]) => {
    const page = findJobs(await loadListedJobs(db), filter, { after: null, offset: 500, limit: 20 }, now)
    expect([page.count, page.facets.category.get('chorus')]).toEqual([2000, 2000])
    expect(await presentTeasers(db, page.ids, 'de')).toHaveLength(20)
  }
  expect(await listLargeScannedTables(request)).toEqual(['listed_jobs'])
  expect(await listLargeScannedTables(request)).toEqual([])
})

it('finds a single ad, own ads and ended ads by indexes', async () => {
  const scannedTables = await listLargeScannedTables(async (db) => {
    expect(await requireEverPublishedJob(db, 3000, now)).toMatchObject({ row: { title: 'Stelle 3000' } })
    const ownJobs = { actor: { kind: 'user', userId: 7 }, state: null, locale: 'de', now } as const
    expect((await listOwnJobs(db, ownJobs, { page: 1, offset: 20, limit: 20 })).count).toBe(150)
    expect(await expireJobs(db, now)).toBe(0)
  })
  expect(scannedTables).toEqual([])
})

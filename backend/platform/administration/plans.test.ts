import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { administeredJobs } from '@/backend/members/jobs/administered-jobs'
import { administeredUsers } from '@/backend/members/users/administered-users'
import { maxCounted } from '@/lib/contract/administration/record-type'
import { startTestDatabase } from '@/tests/databases'
import { listScannedTables } from '@/tests/query-plans'
import type { Administered } from './administered'
import { listRecords } from './list-records'

const database = startTestDatabase()

beforeAll(async () => {
  const { db } = database
  await db.execute(sql`
    INSERT INTO users (email, first_name, last_name, organization, password_hash, email_verified_at, is_active, "group", created_at)
    SELECT n || '@example.org', 'Paula', 'Probe ' || n, 'Theater ' || n % 100, '', now(), n % 50 <> 0,
      CASE WHEN n % 50 <> 0 THEN 'Mitglied' END, now() - n * interval '1 minute'
    FROM generate_series(1, 6000) AS n`)
  await db.execute(sql`
    INSERT INTO jobs (owner_id, title, employer, description, state, deadline, published_at, renewed_at, expires_at)
    SELECT (SELECT min(id) FROM users), 'Stelle ' || n, 'Theater ' || n % 100, repeat('Text ', 100),
      CASE n % 50 WHEN 0 THEN 'withdrawn' ELSE 'published' END, date '2026-12-01' + n % 60, now(), now(), now()
    FROM generate_series(1, 6000) AS n`)
  await db.execute(sql`VACUUM ANALYZE`)
}, 120_000)

const site = { env: { SITE_URL: 'https://buehnenhaus.test' } as never }
const [users, jobs] = [administeredUsers(site), administeredJobs(site)]

it.each<[string, Administered, string, Record<string, string>, string?]>([
  ['users', users, '-created_at', {}],
  ['users', users, 'name', {}],
  ['users', users, '-organization', {}],
  ['users', users, '-created_at', { state: 'waiting' }],
  ['users', users, '-created_at', { role: 'editor' }],
  ['jobs', jobs, '-updated_at', {}],
  ['jobs', jobs, 'deadline', {}],
  ['jobs', jobs, '-updated_at', { state: 'withdrawn' }],
  ['users', users, '-created_at', {}, 'probe 4711'],
  ['users', users, 'name', {}, '4711@example'],
  ['users', users, '-created_at', {}, 'qx'],
  ['jobs', jobs, '-updated_at', {}, 'stelle 4711'],
])('%s: loads a page of the list by index (%#)', async (...[, type, ordering, filters, search = '']) => {
  const query = { search, ordering, filters, locale: 'de' } as const
  const scannedTables = await listScannedTables(database.db, async (db) => {
    await listRecords(db, type, query, { offset: 20, limit: 20 })
  })
  expect(scannedTables.filter((name) => name === 'users' || name === 'jobs')).toEqual([])
})

it('counts search results up to the limit and matches short words as prefixes', async () => {
  const search = async (words: string, offset = 0) => {
    const query = { search: words, ordering: '-created_at', filters: {}, locale: 'de' } as const
    return await listRecords(database.db, users, query, { offset, limit: 3 })
  }
  expect(await search('probe', 5994)).toMatchObject({ count: maxCounted + 1, hasMore: true })
  expect(await search('probe', 5997)).toMatchObject({ results: [{}, {}, {}], hasMore: false })
  expect((await search('PROBE 5999')).results.map(({ title }) => title)).toEqual(['Paula Probe 5999'])
  // In names of people and of organizations.
  expect((await search('pa 59')).count).toBe(169)
  expect((await search('ob')).count).toBe(0)
})

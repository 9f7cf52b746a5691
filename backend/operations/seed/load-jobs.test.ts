import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { makeJobs } from '@/demo/jobs'
import { makeOrganizations } from '@/demo/organizations'
import { logos, pictures } from '@/demo/pictures'
import { settings } from '@/demo/settings'
import { startTestServices } from '@/tests/databases'
import { createDemoAccounts } from './demo-accounts'
import { loadSeed } from './load'
import { multiplyRecords } from './multiply-records'

const testServices = startTestServices()

const now = new Date('2026-03-04T10:00:00Z')
const members = makeOrganizations()
const organizations = members.slice(0, 20)
const organizationNames = new Set(organizations.map(({ de }) => de.title))
const jobs = makeJobs({ now, members }).filter(
  ({ employer }) => !employer.member || organizationNames.has(employer.name),
)
const endedJobs = jobs.filter(({ publishedAt, input }) => publishedAt && (input.deadline ?? '') < '2026-03-04')
const withdrawnJobs = jobs.filter(({ withdrawnAt }) => withdrawnAt)
const drafts = jobs.filter(({ publishedAt }) => !publishedAt)

async function countJobs() {
  const { rows } = await testServices.services.db.execute<Record<string, number>>(sql`
    SELECT count(*) FILTER (WHERE state = 'draft')::integer AS draft,
      count(*) FILTER (WHERE state = 'withdrawn')::integer AS withdrawn,
      count(*) FILTER (WHERE state = 'published')::integer AS published,
      (SELECT count(*) FROM listed_jobs)::integer AS listed,
      (SELECT count(*) FROM search_entries WHERE kind = 'jobs')::integer / 2 AS searchable,
      count(organization_id)::integer AS members, count(*)::integer AS "all" FROM jobs`)
  return rows[0]
}

it('loads ads in their state, with their organizations and the accounts of their owners', async () => {
  const { db } = testServices.services
  await loadSeed(
    { ...testServices.services, clock: () => now },
    {
      organizations,
      jobs,
      pictures: [...pictures, ...logos],
      articles: [],
      events: [],
      persons: [],
      personCategories: [],
      downloads: [],
      pages: [],
      containers: [],
      htmlSelections: [],
      redirects: [],
      userUnions: [],
      settings,
      accounts: createDemoAccounts('ein langes Passwort'),
    },
  )
  const inactiveJobs = new Set([...endedJobs, ...withdrawnJobs, ...drafts])
  const runningCount = jobs.length - inactiveJobs.size
  expect(await countJobs()).toEqual({
    draft: drafts.length,
    withdrawn: withdrawnJobs.length,
    published: runningCount,
    listed: runningCount,
    searchable: runningCount,
    all: jobs.length,
    members: jobs.filter(({ employer }) => employer.member).length,
  })
  const { rows: accounts } = await db.execute<{ email: string; count: number }>(sql`
    SELECT email, count(*)::integer AS count FROM users JOIN jobs ON owner_id = users.id
    WHERE email IN ('jobs@example.org', 'beide@example.org') GROUP BY email ORDER BY email`)
  expect(accounts).toEqual([
    { email: 'beide@example.org', count: 19 },
    { email: 'jobs@example.org', count: 14 },
  ])
  const { rows: wrongEmployers } = await db.execute(sql`
    SELECT title FROM jobs JOIN page_texts USING (title) WHERE employer = ''
    UNION ALL SELECT employer FROM jobs JOIN page_texts ON page_id = organization_id AND locale = 'de'
    WHERE employer <> page_texts.title`)
  expect(wrongEmployers).toEqual([])
}, 60_000)

it('lists, finds and ends copies of ads as it does originals', async () => {
  const before = await countJobs()
  await multiplyRecords(testServices.services.db, 3, now)
  const triple = (counts: Record<string, number> | undefined) =>
    Object.fromEntries(Object.entries(counts ?? {}).map(([name, count]) => [name, 3 * count]))
  expect(await countJobs()).toEqual(triple(before))
}, 60_000)

import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { readRecordTeasers } from '@/backend/library/record-teasers/read-record-teasers'
import type { RecordSelection } from '@/lib/contract/records/record-selection'
import { startTestDatabase } from '@/tests/databases'
import { publishAllPages, watchPlans } from '@/tests/query-plans'
import { countOrganizations, findAdjacentOrganizations, listNearest, listOrganizations } from './list-organizations'
import type { OrganizationFilter } from './organization-filter'

type OrganizationSelection = Extract<RecordSelection, { source: 'organizations' }>

const rowCount = 2000
const database = startTestDatabase()

beforeAll(async () => {
  const { db } = database
  await db.execute(sql`
    INSERT INTO pages (content_type) SELECT 'organization' FROM generate_series(1, ${rowCount}::integer)`)
  await publishAllPages(db, { title: sql`'Haus ' || md5(page_id::text)` })
  await db.execute(sql`
    INSERT INTO organizations (page_id, category, place, region, position)
    SELECT id, (ARRAY['theater', 'orchestra', 'other'])[1 + id % 3], chr(65 + id % 26) || 'stadt ' || id % 130,
      (ARRAY['DE-SN', 'DE-NW', 'DE-BY', 'DE-BE'])[1 + id % 4], jsonb_build_object('lat', 47 + id % 8, 'lon', 6 + id % 9)
    FROM pages`)
  await db.execute(sql`VACUUM ANALYZE`)
}, 120_000)

const noFilter: OrganizationFilter = {
  locale: 'de',
  categories: null,
  place: null,
  region: null,
  letter: null,
  search: '',
}

it.each([
  ['everything', noFilter],
  ['a category', { ...noFilter, categories: ['orchestra'] }],
  ['a place', { ...noFilter, place: 'Astadt 26' }],
  ['a federal state', { ...noFilter, region: 'DE-SN' }],
  ['a letter', { ...noFilter, letter: 'k' }],
  ['a category at a letter', { ...noFilter, letter: 'k', categories: ['other'] }],
])('reads a list of %s by an ordered index scan', async (_, filter) => {
  const { db, plans } = watchPlans(database.db)
  const { results, cursor } = await listOrganizations(db, filter, { after: null, offset: 0, limit: 5 })
  expect(results).toHaveLength(5)
  expect(cursor).not.toBeNull()
  expect(plans[0]).toMatch(/Index (Only )?Scan using listed_organizations_/)
  expect(plans.join('\n')).not.toMatch(/Sort|Seq Scan on (listed_organizations|publications|page_versions)/)
})

it('starts a list after a cursor at its row in the index', async () => {
  const after: [string, string, number] = ['kstadt 10~Kstadt 10', 'haus', 1]
  const { db, plans } = watchPlans(database.db)
  await listOrganizations(db, noFilter, { after, offset: 0, limit: 5 })
  expect(plans[0]).toMatch(/Index Cond: .*ROW\(place_key, name_key, page_id\) > ROW/)
})

it('reads only the rows with all trigrams of the words in a search', async () => {
  const filter = { ...noFilter, search: 'kstadt 5c9a' }
  await database.db.transaction(async (transaction) => {
    const { db, plans } = watchPlans(transaction)
    // So few rows would be read faster without an index.
    await transaction.execute(sql`SET LOCAL enable_seqscan = off`)
    await countOrganizations(db, filter)
    expect(plans[0]).toContain('listed_organizations_parts')
  })
})

it('reads the nearest and adjacent entries from indexes', async () => {
  const id = 30
  const { db, plans } = watchPlans(database.db)
  expect(await listNearest(db, { id, lat: 50, lon: 10 }, 'de', 4)).toHaveLength(4)
  expect(plans[0]).toContain('listed_organizations_near')
  const { previous, next } = await findAdjacentOrganizations(db, id, 'de')
  expect([previous, next]).not.toContain(null)
  expect(plans.join('\n')).not.toMatch(/Sort|Seq Scan on listed_organizations/)
})

it.each<[string, Pick<OrganizationSelection, 'category' | 'region'>]>([
  ['all', { category: null, region: null }],
  ['a category', { category: 'orchestra', region: null }],
  ['a federal state', { category: null, region: 'DE-SN' }],
])('reads teasers of %s by an ordered index scan', async (_, filter) => {
  const { db, plans } = watchPlans(database.db)
  const { items } = await readRecordTeasers(db, { source: 'organizations', ...filter, count: 3 }, 'de')
  expect(items).toHaveLength(3)
  expect(plans.join('\n')).toMatch(/Index (Only )?Scan using listed_organizations_/)
  expect(plans.join('\n')).not.toMatch(/Seq Scan on (listed_organizations|organizations|publications|page_versions)/)
})

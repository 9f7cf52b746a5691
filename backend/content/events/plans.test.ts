import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { readRecordTeasers } from '@/backend/library/record-teasers/read-record-teasers'
import { startTestDatabase } from '@/tests/databases'
import { publishAllPages, watchPlans } from '@/tests/query-plans'
import { type EventFilter, findNeighbors, listEvents } from './list-events'

const eventCount = 2000
const database = startTestDatabase()

/** Each event has five weekly occurrences; the first ones are spread over ten years. */
beforeAll(async () => {
  const { db } = database
  await db.execute(sql`
    INSERT INTO pages (content_type) SELECT 'event' FROM generate_series(1, ${eventCount}::integer)`)
  await publishAllPages(db)
  await db.execute(sql`
    INSERT INTO events (page_id, kind, status, is_all_day, starts_at, ends_at, place, link, rrule, exdates, changed_at)
    SELECT id, (ARRAY['conference', 'premiere'])[1 + id % 2], 'confirmed', false, start, start + interval '2 hours', '', '',
      'FREQ=WEEKLY;COUNT=5', '[]', now()
    FROM (SELECT id, timestamptz '2024-01-01' + id * interval '43 hours' AS start FROM pages) AS made`)
  await db.execute(sql`
    INSERT INTO event_occurrences (event_id, starts_at, ends_at)
    SELECT page_id, starts_at + week * interval '7 days', ends_at + week * interval '7 days'
    FROM events, generate_series(0, 4) AS week`)
  await db.execute(sql`VACUUM ANALYZE`)
}, 120_000)

const month: EventFilter = {
  locale: 'de',
  viewer: null,
  kind: null,
  isPast: false,
  from: new Date('2028-03-01'),
  to: new Date('2028-04-01'),
}
const twoYears = { from: new Date('2026-11-01'), to: new Date('2028-11-01') }

it.each([
  ['a month', month],
  ['future events', { ...month, ...twoYears }],
  ['past events', { ...month, ...twoYears, isPast: true }],
  ['a kind', { ...month, kind: 'premiere' }],
] as [string, EventFilter][])('reads a list of %s by an ordered index scan', async (_, filter) => {
  const { db, plans } = watchPlans(database.db)
  const { results, cursor } = await listEvents(db, filter, { after: null, offset: 0, limit: 5 })
  expect(results).toHaveLength(5)
  expect(cursor).not.toBeNull()
  expect(plans[0]).toMatch(/Index (Only )?Scan (Backward )?using event_occurrences_order/)
  expect(plans[0]).not.toMatch(/Seq Scan on (event_occurrences|publications|page_versions)/)
})

it('reads adjacent events from the index', async () => {
  const { db, plans } = watchPlans(database.db)
  const { previous, next } = await findNeighbors(db, 1000, 'de')
  expect([previous?.id, next?.id]).toEqual([999, 1001])
  expect(plans.join('\n')).not.toMatch(/Seq Scan on (event_occurrences|events|publications)/)
})

it.each(['premiere', null] as const)(
  'teasers of the next events of a kind (%s) are read from the index',
  async (kind) => {
    const { db, plans } = watchPlans(database.db)
    const { items } = await readRecordTeasers(db, { source: 'events', kind, count: 3 }, 'de')
    expect(items).toHaveLength(3)
    expect(plans.join('\n')).not.toMatch(/Seq Scan on (event_occurrences|events|publications|page_versions)/)
  },
)

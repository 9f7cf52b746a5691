import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { startTestDatabase } from '@/tests/databases'
import { publishAllPages, watchPlans } from '@/tests/query-plans'
import { listPageParts, listPagesOfPart } from './list-pages'

const database = startTestDatabase()
const pageCount = 6000

beforeAll(async () => {
  const { db } = database
  await db.execute(
    sql`INSERT INTO pages (content_type) SELECT 'article' FROM generate_series(1, ${pageCount}::integer)`,
  )
  await publishAllPages(db, { languages: ['de', 'en'] })
  await db.execute(sql`VACUUM ANALYZE`)
}, 120_000)

it('reads a part from an index for any number of pages', async () => {
  const { db, plans } = watchPlans(database.db)
  expect(await listPagesOfPart(db, 3)).toHaveLength(1000)
  expect(plans[0]).toMatch(/Index Cond: \(\(page_id >= 3000\) AND \(page_id < 4000\)\)/)
  expect(plans[0]).not.toMatch(/Seq Scan on publications/)
})

it('finds the parts by one statement', async () => {
  const { db, plans } = watchPlans(database.db)
  expect((await listPageParts(db)).map(({ name }) => name)).toEqual(['0', '1', '2', '3', '4', '5', '6'])
  expect(plans).toHaveLength(1)
})

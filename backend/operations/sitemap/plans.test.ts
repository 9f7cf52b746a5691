import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { startTestDatabase } from '@/tests/databases'
import { watchPlans } from '@/tests/query-plans'
import { listPageParts, listPagesOfPart } from './list-pages'

const database = startTestDatabase()
const pageCount = 6000

beforeAll(async () => {
  const { db } = database
  await db.execute(
    sql`INSERT INTO pages (content_type) SELECT 'article' FROM generate_series(1, ${pageCount}::integer)`,
  )
  await db.execute(sql`
    INSERT INTO page_versions (page_id, locale, number, snapshot) SELECT id, locale, 1, '{}'
    FROM pages, unnest(ARRAY['de', 'en']) AS locale`)
  await db.execute(sql`
    INSERT INTO publications (page_id, locale, content_type, version_id, is_online, path, title, menu_name, position,
      is_clickable, in_menu, in_footer, is_highlight, published_at)
    SELECT page_id, locale, 'article', id, true, 'p' || page_id, 'Beitrag', '', 0, true, false, false, false, now()
    FROM page_versions`)
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

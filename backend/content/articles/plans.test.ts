import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { readRecordTeasers } from '@/backend/library/record-teasers/read-record-teasers'
import type { RecordSelection } from '@/lib/contract/records/record-selection'
import { startTestDatabase } from '@/tests/databases'
import { publishAllPages, watchPlans } from '@/tests/query-plans'
import { type ArticleFilter, findNeighbors, listArticles, listRelatedArticles } from './list-articles'

const database = startTestDatabase()
const rowCount = 6000

beforeAll(async () => {
  const { db } = database
  await db.execute(sql`
    INSERT INTO pages (content_type)
    SELECT CASE WHEN n % 3 = 0 THEN 'article' ELSE 'press_release' END FROM generate_series(1, ${rowCount}::integer) AS n ORDER BY n`)
  await publishAllPages(db)
  await db.execute(sql`
    INSERT INTO articles (page_id, section, date)
    SELECT id, CASE content_type WHEN 'article' THEN 'debate' ELSE 'press' END,
      timestamptz '2020-01-01' + id * interval '9 hours' FROM pages`)
  await db.execute(sql`
    INSERT INTO article_categories (section, slug) SELECT 'debate', 'c' || n FROM generate_series(1, 20) AS n`)
  await db.execute(sql`INSERT INTO article_tags (slug) SELECT 't' || n FROM generate_series(1, 50) AS n`)
  await db.execute(sql`
    INSERT INTO article_category_members SELECT page_id, 1 + page_id % 20 FROM articles WHERE section = 'debate'`)
  await db.execute(sql`
    INSERT INTO article_taggings SELECT page_id, 1 + page_id % 50 FROM articles WHERE section = 'debate'`)
  await db.execute(sql`VACUUM ANALYZE`)
}, 120_000)

const debate: ArticleFilter = { section: 'debate', locale: 'de', category: null, tag: null, year: null }
const fullScan = /Seq Scan on (articles|publications|page_versions|article_category_members|article_taggings)\b/

it.each([
  ['everything', debate],
  ['everything of the press', { ...debate, section: 'press' as const }],
  ['a category', { ...debate, category: 4 }],
  ['a tag', { ...debate, tag: 4 }],
  ['a year', { ...debate, year: 2021 }],
])('reads a list of %s from indexes', async (_, filter) => {
  const part = { after: null, offset: 0, limit: 5 }
  const { db, plans } = watchPlans(database.db)
  const { results, cursor } = await listArticles(db, filter, part)
  expect(results).toHaveLength(5)
  expect(cursor).not.toBeNull()
  expect(plans[0]).toMatch(/Index (Only )?Scan/)
  // The count covers all rows, which no index can avoid.
  expect(plans[0]).not.toMatch(fullScan)
})

it('starts the list after a row at that row in the index', async () => {
  const part = { after: '1600000000000000_30', offset: 0, limit: 5 }
  const { db, plans } = watchPlans(database.db)
  await listArticles(db, debate, part)
  expect(plans[0]).toMatch(/Index Cond: .*ROW\(date, page_id\) < ROW/)
})

it('reads related articles from indexes', async () => {
  const { db, plans } = watchPlans(database.db)
  await listRelatedArticles(db, 30, 'de', 3)
  await findNeighbors(db, { section: 'debate', locale: 'de' }, 30)
  expect(plans.join('\n')).not.toMatch(fullScan)
})

it.each<[string, RecordSelection]>([
  ['the debate', { source: 'debate', category: null, tag: null, count: 5 }],
  ['a category of the debate', { source: 'debate', category: 4, tag: null, count: 5 }],
  ['a tag of the debate', { source: 'debate', category: null, tag: 4, count: 5 }],
  ['the press', { source: 'press', category: null, count: 5 }],
])('teasers of %s are read from indexes', async (_, selection) => {
  const { db, plans } = watchPlans(database.db)
  expect((await readRecordTeasers(db, selection, 'de')).items).toHaveLength(5)
  expect(plans.join('\n')).not.toMatch(fullScan)
})

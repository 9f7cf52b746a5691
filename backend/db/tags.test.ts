import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPage, listenTo } from '@/tests/content'
import { openTestDatabase, silentLog, type TestDatabase } from '@/tests/databases'
import { publishPage, unpublishPage } from '../content/publish-page'
import { connectDatabase } from './client'

const now = new Date('2026-11-20T12:00:00Z')
let database: TestDatabase
let heard: Awaited<ReturnType<typeof listenTo>>
let houseId: number
let stageId: number
let hallId: number

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  houseId = await createPage(db, { path: { de: 'haus', en: 'house' } })
  stageId = await createPage(db, { path: { de: 'haus/buehne', en: 'house/stage' }, parentId: houseId })
  hallId = await createPage(db, {
    path: { de: 'haus/saal', en: 'house/hall' },
    parentId: houseId,
    position: 1,
  })
  for (const pageId of [houseId, stageId]) {
    await publishPage(db, { pageId, locale: 'de', now })
    await publishPage(db, { pageId, locale: 'en', now })
  }
  heard = await listenTo(database)
})
afterAll(() => database.close())

const pageTags = (...ids: number[]) => ids.map((id) => `page:${id}`)

test('a newly published page announces itself, the pages beside it and the menu of its language', async () => {
  await publishPage(database.db, { pageId: hallId, locale: 'de', now })
  expect(new Set(await heard.next())).toEqual(new Set([...pageTags(hallId, stageId), 'nav:de']))
})

test('new content alone announces the page alone', async () => {
  await publishPage(database.db, { pageId: stageId, locale: 'de', now })
  expect(await heard.next()).toEqual(pageTags(stageId))
})

test('a plain SQL update of a title announces the pages below as well', async () => {
  await database.db.execute(
    sql`UPDATE publications SET title = 'Anders' WHERE page_id = ${houseId} AND locale = 'en'`,
  )
  expect(new Set(await heard.next())).toEqual(new Set([...pageTags(houseId, stageId, hallId), 'nav:en']))
})

test('taking a page away announces it', async () => {
  await unpublishPage(database.db, hallId, 'de')
  expect(new Set(await heard.next())).toEqual(new Set([...pageTags(hallId, stageId), 'nav:de']))
})

test('a change that is rolled back announces nothing', async () => {
  await database.db
    .transaction(async (transaction) => {
      await transaction.execute(sql`UPDATE publications SET title = 'Nie' WHERE page_id = ${houseId}`)
      throw new Error('back')
    })
    .catch(() => undefined)
  await database.db.execute(sql`INSERT INTO redirects (old_path, new_path) VALUES ('/de/a', '/de/b')`)
  expect(await heard.next()).toEqual(['redirects'])
})

test.each([
  ['a redirect', sql`UPDATE redirects SET new_path = '/de/c'`, ['redirects']],
  ['the settings', sql`INSERT INTO settings (data) VALUES ('{}')`, ['settings']],
  [
    'a container',
    sql`INSERT INTO published_containers VALUES ('footer-note', 'de', '{}', now())`,
    ['container:footer-note'],
  ],
  [
    "a container's slug",
    sql`UPDATE published_containers SET slug = 'other'`,
    ['container:footer-note', 'container:other'],
  ],
  ['a person', sql`INSERT INTO persons (name) VALUES ('Ngozi Brackhage')`, ['person:1', 'persons']],
  ['a category of persons', sql`INSERT INTO person_categories (position) VALUES (1)`, ['persons']],
  [
    'who belongs to a category',
    sql`INSERT INTO person_category_members (category_id, person_id) VALUES (1, 1)`,
    ['persons'],
  ],
  ['a category of downloads', sql`INSERT INTO download_categories (slug) VALUES ('a')`, ['downloads']],
  [
    'a directory of downloads',
    sql`INSERT INTO download_directories (category_id, slug) VALUES (1, 'a')`,
    ['downloads'],
  ],
  [
    'a download',
    sql`INSERT INTO download_files (directory_id, name, mime, byte_size, hash, language, date)
      VALUES (1, 'a.txt', 'text/plain', 0, ${'0'.repeat(64)}, 'de', '2026-01-01')`,
    ['downloads'],
  ],
  [
    'an HTML selection',
    sql`INSERT INTO html_selections (slug) VALUES ('figures')`,
    ['html-slug:figures', 'html:1'],
  ],
  ['a picture', sql`UPDATE images SET copyright = 'VBO'`, ['*']],
  ['every publication', sql`TRUNCATE publications`, ['*']],
])('changing %s announces its tag', async (_what, statement, tags) => {
  await database.db.execute(statement)
  const announced = await heard.next()
  while (announced.length < tags.length) announced.push(...(await heard.next()))
  expect(announced.sort()).toEqual(tags)
})

test('a load too large for one notice announces everything', async () => {
  await database.db.execute(sql`
    INSERT INTO published_containers
    SELECT 'a-rather-long-name-of-a-container-' || n, 'de', '{}', now() FROM generate_series(1, 500) AS n`)
  expect(await heard.next()).toEqual(['*'])
})

test('a change through another connection is heard where the database has several', async ({ skip }) => {
  const { target } = database
  if (target.kind === 'embedded') return skip('The embedded database is this process’s alone.')
  const other = await connectDatabase(target, silentLog)
  await other.db.execute(sql`DELETE FROM settings`)
  expect(await heard.next()).toEqual(['settings'])
  await other.close()
})

test('a lost listening connection is opened again and everything is announced', async ({ skip }) => {
  if (database.target.kind === 'embedded') return skip('There the one connection does everything.')
  await database.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  )
  expect(await heard.next()).toEqual(['*'])
  await database.db.execute(sql`INSERT INTO settings (data) VALUES ('{}')`)
  expect(await heard.next()).toEqual(['settings'])
})

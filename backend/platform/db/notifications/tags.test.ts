import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { publishPage, unpublishPage } from '@/backend/content/pages/publish-page'
import { createPage, listenTo } from '@/tests/content/content'
import { silentLog, startTestDatabase } from '@/tests/databases'
import { connectDatabase } from '../client'

const now = new Date('2026-11-20T12:00:00Z')
const database = startTestDatabase()
let notifications: Awaited<ReturnType<typeof listenTo>>
let houseId: number
let stageId: number
let hallId: number

beforeAll(async () => {
  const { db } = database
  houseId = await createPage(db, { path: { de: 'haus', en: 'house' } })
  stageId = await createPage(db, { path: { de: 'haus/buehne', en: 'house/stage' }, parentId: houseId })
  hallId = await createPage(db, { path: { de: 'haus/saal', en: 'house/hall' }, parentId: houseId, position: 1 })
  for (const pageId of [houseId, stageId]) {
    await publishPage(db, { pageId, locale: 'de', now })
    await publishPage(db, { pageId, locale: 'en', now })
  }
  notifications = await listenTo(database)
})

const updateTitle = (pageId: number, locale: string, text: string) =>
  sql`UPDATE publications SET title = ${text} WHERE page_id = ${pageId} AND locale = ${locale}`

const listPageTags = (id: number, locale: string) =>
  [`below:${houseId}:${locale}`, `link:${id}:${locale}`, `nav:${locale}`, `page:${id}:${locale}`].sort()

it('announces a newly published page, its lists and the redirects, which exclude its address', async () => {
  await publishPage(database.db, { pageId: hallId, locale: 'de', now })
  expect(await notifications.next()).toEqual([...listPageTags(hallId, 'de'), 'redirects'])
})

it('announces only the page in its language for new content', async () => {
  await publishPage(database.db, { pageId: stageId, locale: 'de', note: 'neu', now })
  expect(await notifications.next()).toEqual([`page:${stageId}:de`])
})

it('announces a page that another program puts online', async () => {
  await database.db.execute(
    sql`UPDATE publications SET published_at = now() WHERE page_id = ${stageId} AND locale = 'en'`,
  )
  expect(await notifications.next()).toEqual([`page:${stageId}:en`])
})

it('announces nothing for the publication of an unchanged page', async () => {
  await publishPage(database.db, { pageId: stageId, locale: 'de', note: 'neu', now })
  await database.db.execute(sql`INSERT INTO redirects (old_path, new_path) VALUES ('/de/x', '/de/y')`)
  expect(await notifications.next()).toEqual(['redirect:/de/x', 'redirects'])
})

it('announces the links to a page and the menu for an SQL update of its title', async () => {
  await database.db.execute(updateTitle(houseId, 'en', 'Anders'))
  expect(await notifications.next()).toEqual(
    ['below:0:en', `link:${houseId}:en`, 'nav:en', `page:${houseId}:en`].sort(),
  )
})

it('does not announce the menu for a page that is in no menu', async () => {
  await database.db.execute(sql`UPDATE publications SET in_menu = false WHERE page_id = ${stageId} AND locale = 'en'`)
  expect(await notifications.next()).toEqual(['nav:en'])
  await database.db.execute(updateTitle(stageId, 'en', 'Anders'))
  expect(await notifications.next()).toEqual([`below:${houseId}:en`, `link:${stageId}:en`, `page:${stageId}:en`])
  await database.db.execute(
    sql`UPDATE publications SET menu_name = 'Kurz' WHERE page_id = ${houseId} AND locale = 'en'`,
  )
  expect(await notifications.next()).toEqual(['nav:en'])
})

it('announces the list of pages and the menu for a new order', async () => {
  await database.db.execute(sql`UPDATE publications SET position = 7 WHERE page_id = ${hallId} AND locale = 'de'`)
  expect(await notifications.next()).toEqual([`below:${houseId}:de`, 'nav:de'])
})

it('announces lists, menus and redirects for a page that becomes protected', async () => {
  const setAudience = (audience: string | null) =>
    database.db.execute(
      sql`UPDATE publications SET audience = ${audience}::text[] WHERE page_id = ${hallId} AND locale = 'de'`,
    )
  await setAudience('{}')
  expect(await notifications.next()).toEqual([...listPageTags(hallId, 'de'), 'redirects'])
  // Cached lists contain no protected pages.
  await database.db.execute(updateTitle(hallId, 'de', 'Geheim'))
  expect(await notifications.next()).toEqual([`link:${hallId}:de`, `page:${hallId}:de`])
  await setAudience(null)
  expect(await notifications.next()).toEqual([...listPageTags(hallId, 'de'), 'redirects'])
})

it('announces a page that goes offline', async () => {
  await unpublishPage(database.db, hallId, 'de')
  expect(await notifications.next()).toEqual(listPageTags(hallId, 'de'))
})

it('announces the persons and menus with a picture for its new alt text', async () => {
  const { rows } = await database.db.execute<{ id: number }>(sql`
    INSERT INTO images (hash, mime, width, height, byte_size)
    SELECT repeat(n::text, 64), 'image/png', 9, 9, 9 FROM generate_series(1, 3) AS n RETURNING id`)
  const [photo, menu, otherConnection] = rows.map(({ id }) => id)
  await database.db.execute(sql`INSERT INTO persons (name, photo_id) VALUES ('Ada', ${photo})`)
  const [person = ''] = await notifications.next()
  await database.db.execute(sql`
    UPDATE publications SET menu_image_id = ${menu} WHERE page_id = ${houseId} AND locale = 'de'`)
  expect(await notifications.next()).toEqual(['nav:de'])
  const setAlt = (id: number | undefined) =>
    database.db.execute(sql`UPDATE images SET alt = '{"de": "Saal", "en": "Hall"}' WHERE id = ${id}`)
  await setAlt(otherConnection)
  await setAlt(menu)
  expect(await notifications.next()).toEqual(['nav:de'])
  await setAlt(photo)
  expect(await notifications.next()).toEqual([person, 'persons'])
})

it('announces nothing after a rollback', async () => {
  await database.db
    .transaction(async (transaction) => {
      await transaction.execute(sql`UPDATE publications SET title = 'Nie' WHERE page_id = ${houseId}`)
      throw new Error('back')
    })
    .catch(() => undefined)
  await database.db.execute(sql`INSERT INTO redirects (old_path, new_path) VALUES ('/de/a', '/de/b')`)
  expect(await notifications.next()).toEqual(['redirect:/de/a', 'redirects'])
})

it.each([
  [
    'a redirect',
    sql`UPDATE redirects SET old_path = '/de/%C3%A4/' WHERE old_path = '/de/a'`,
    ['redirect:/de/a', 'redirects', 'redirects', 'redirects-encoded'],
  ],
  ['the settings', sql`INSERT INTO settings (data) VALUES ('{}')`, ['settings']],
  ['links of the footer', sql`INSERT INTO footer_links (title, url) VALUES ('{}', '{}')`, ['nav:de', 'nav:en']],
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
  ['a person', sql`INSERT INTO persons (name) VALUES ('Ngozi Brackhage')`, ['person:2', 'persons']],
  ['a category of persons', sql`INSERT INTO person_categories (position) VALUES (1)`, ['persons']],
  [
    'the members of a category',
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
  ['an HTML selection', sql`INSERT INTO html_selections (slug) VALUES ('figures')`, ['html-slug:figures', 'html:1']],
  [
    'an issue of the newsletter',
    sql`INSERT INTO newsletter_issues (slug, topics, languages) VALUES ('a', '{policy}', '{de}')`,
    ['newsletter-issues'],
  ],
  [
    'the state of a dispatch',
    sql`INSERT INTO dispatches (issue_id, planned_at) VALUES (1, now())`,
    ['newsletter-issues'],
  ],
  ['every publication', sql`TRUNCATE publications CASCADE`, ['*']],
])('announces the tags of a change to %s', async (_what, statement, tags) => {
  await database.db.execute(statement)
  const announcedTags = await notifications.next()
  while (announcedTags.length < tags.length) announcedTags.push(...(await notifications.next()))
  expect(announcedTags.sort()).toEqual(tags)
})

it('announces everything if the tags exceed one notification', async () => {
  await database.db.execute(sql`
    INSERT INTO published_containers
    SELECT 'a-rather-long-name-of-a-container-' || n, 'de', '{}', now() FROM generate_series(1, 500) AS n`)
  expect(await notifications.next()).toEqual(['*'])
})

it('announces everything for new addresses of a large branch, and only its list for a new order', async () => {
  await database.db.execute(sql`
    WITH many AS (INSERT INTO pages (parent_id) SELECT ${houseId} FROM generate_series(1, 700) RETURNING id),
      version AS (
        INSERT INTO page_versions (page_id, locale, number, snapshot) SELECT id, 'de', 1, '{}' FROM many RETURNING id, page_id
      )
    INSERT INTO publications (page_id, locale, version_id, is_online, path, title, menu_name, parent_id, position, is_clickable,
      in_menu, in_footer, is_highlight, published_at)
    SELECT page_id, 'de', id, true, 'haus/' || page_id, '', '', ${houseId}, 0, true, false, false, false, now() FROM version`)
  expect(await notifications.next()).toEqual(['*'])
  const branchCondition = sql`WHERE parent_id = ${houseId} AND locale = 'de'`
  await database.db.execute(sql`UPDATE publications SET position = page_id ${branchCondition}`)
  expect(await notifications.next()).toEqual([`below:${houseId}:de`])
  await database.db.execute(sql`UPDATE publications SET path = 'neu/' || page_id ${branchCondition}`)
  expect(await notifications.next()).toEqual(['*'])
  await database.db.execute(sql`
    INSERT INTO redirects (old_path, new_path) SELECT '/de/haus/' || n, '/de' FROM generate_series(1, 700) AS n`)
  expect(await notifications.next()).toEqual(['*'])
})

it('announces a change through another connection to PostgreSQL', async ({ skip }) => {
  const { target } = database
  if (target.kind === 'embedded') return skip('The embedded database is this process’s alone.')
  const otherConnection = await connectDatabase(target, silentLog)
  await otherConnection.db.execute(sql`DELETE FROM settings`)
  expect(await notifications.next()).toEqual(['settings'])
  await otherConnection.close()
})

it('reopens a lost listening connection, and announces everything', async ({ skip }) => {
  if (database.target.kind === 'embedded') return skip('There the one connection does everything.')
  await database.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
  )
  expect(await notifications.next()).toEqual(['*'])
  await database.db.execute(sql`INSERT INTO settings (data) VALUES ('{}')`)
  expect(await notifications.next()).toEqual(['settings'])
})

import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmptyDatabase } from '@/backend/platform/db/function-updates/empty-database.fixture'
import { createEarlierProgram } from '@/backend/platform/db/function-updates/program-folders.fixture'
import { migrateDatabase } from '@/backend/platform/db/migrate'
import { updateAudience } from './update-audience'

// Until this migration the area class of a page decided about its audience, not only its layout.
let database: Awaited<ReturnType<typeof openEmptyDatabase>>
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.close())

interface OldPage {
  path: string
  workingClass: 'public' | 'account'
  publishedClass?: 'public' | 'account'
  plannedClass?: 'account'
  audience?: string[]
  parent?: number
}

/** Pages with their stored audience, by id from 1. */
const oldPages: readonly OldPage[] = [
  { path: 'offen', workingClass: 'public', publishedClass: 'public' },
  { path: 'intern', workingClass: 'account', publishedClass: 'account', audience: [] },
  { path: 'intern/tief', workingClass: 'public', publishedClass: 'public', audience: [], parent: 2 },
  { path: 'account', workingClass: 'account', publishedClass: 'account', audience: [] },
  { path: 'account/login', workingClass: 'account', publishedClass: 'account', parent: 4 },
  { path: 'bald-offen', workingClass: 'public', publishedClass: 'account', audience: [] },
  { path: 'bald-intern', workingClass: 'account', publishedClass: 'public' },
  { path: 'entwurf', workingClass: 'account' },
  { path: 'geplant', workingClass: 'public', publishedClass: 'public', plannedClass: 'account' },
]

async function insertPage(page: OldPage): Promise<void> {
  const { path, workingClass, publishedClass, plannedClass, audience, parent } = page
  const query = async (text: string, values: unknown[]) =>
    (await database.pool.query<{ id: number }>(text, values)).rows[0]?.id
  const id = await query('INSERT INTO pages (page_area_class, parent_id) VALUES ($1, $2) RETURNING id', [
    workingClass,
    parent,
  ])
  await query("INSERT INTO page_texts (page_id, locale, slug, path, title) VALUES ($1, 'de', $2, $2, $2)", [id, path])
  const addVersion = (number: number, areaClass: string) =>
    query("INSERT INTO page_versions (page_id, locale, number, snapshot) VALUES ($1, 'de', $2, $3) RETURNING id", [
      id,
      number,
      { page_area_class: areaClass },
    ])
  if (publishedClass) {
    await query(
      `INSERT INTO publications (page_id, locale, version_id, is_online, path, title, menu_name, parent_id, position,
         is_clickable, in_menu, in_footer, is_highlight, published_at, area_class, audience)
       VALUES ($1, 'de', $2, true, $3, $3, '', $4, 0, true, false, false, false, now(), $5, $6)`,
      [id, await addVersion(1, publishedClass), path, parent, publishedClass, audience],
    )
  }
  if (plannedClass) {
    await query("INSERT INTO schedules (page_id, locale, publish_at, version_id) VALUES ($1, 'de', '2030-01-01', $2)", [
      id,
      await addVersion(2, plannedClass),
    ])
  }
}

const trash = `
  INSERT INTO trashed_pages (id, deleted_at) VALUES (90, now()), (91, now());
  INSERT INTO trashed_rows (page_id, table_name, data) VALUES
    (90, 'pages', '{"id": 90, "page_area_class": "account"}'),
    (91, 'pages', '{"id": 91, "page_area_class": "public"}')`

it('restricts the pages to users that their area class restricted', async () => {
  const { pool } = database
  await migrateDatabase(pool, await createEarlierProgram('0004_newsletters'))
  for (const page of oldPages) await insertPage(page)
  await pool.query('UPDATE page_texts SET is_dirty = false')
  await pool.query(trash)
  await migrateDatabase(pool)

  const readRows = async (query: string) => (await pool.query<{ value: unknown }>(query)).rows.map(({ value }) => value)
  expect(await readRows('SELECT path AS value FROM page_texts WHERE is_dirty')).toEqual([])
  const restrictedPaths = await readRows(
    'SELECT path AS value FROM pages JOIN page_texts ON page_id = id WHERE is_for_users ORDER BY id',
  )
  expect(restrictedPaths).toEqual([
    ...['intern', 'account', 'account/login', 'bald-offen', 'bald-intern', 'entwurf', 'geplant'],
  ])
  expect(await readRows("SELECT data -> 'is_for_users' AS value FROM trashed_rows ORDER BY page_id")).toEqual([
    true,
    null,
  ])

  // The stored audiences are those that the rule derives.
  const audiences = 'SELECT jsonb_build_array(path, audience) AS value FROM publications ORDER BY page_id'
  const audiencesBefore = await readRows(audiences)
  expect(audiencesBefore).toEqual(
    oldPages.flatMap(({ path, publishedClass, audience = null }) => (publishedClass ? [[path, audience]] : [])),
  )
  for (const id of oldPages.keys()) await updateAudience(drizzle(pool), 'de', id + 1)
  const openedPaths = ['bald-intern', 'geplant']
  expect(await readRows(audiences)).toEqual(
    audiencesBefore.map((value) => (Array.isArray(value) && openedPaths.includes(value[0]) ? [value[0], []] : value)),
  )
})

import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { listPageRows } from '@/backend/content/page-tree/trash-page'
import { recordRows } from '@/backend/content/records/record-rows'
import { keptReferences } from '@/backend/platform/administration/keep-rows'
import { trashedTables } from '@/backend/platform/db/schema/content/trashed-pages'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { addDirectory } from '@/tests/content/downloads'
import { TestEditor } from '@/tests/content/page-editor'
import { administeredTypes } from './administered-types'

const backend = startTestBackend()
const admin = logInBeforeAll(backend, { role: 'admin' })
const editor = TestEditor.logInBeforeAll(backend)
const execute = async <Row extends Record<string, unknown>>(statement: SQL) =>
  (await backend.services.db.execute<Row>(statement)).rows

/** References that an undone deletion does not restore, with the reason. */
const lostReferences: Readonly<Record<string, string>> = {
  'publications.page_id': 'A restored page is offline.',
  'publications.parent_id': 'A page with subpages cannot be deleted.',
  'listed_organizations.page_id': 'The publication determines it.',
  'publication_selections.page_id': 'The publication determines it.',
  'published_forms.page_id': 'The publication determines it.',
  'schedules.page_id': 'A restored page has no plans.',
  'schedules.version_id': 'A restored page has no plans.',
  'module_links.module_id': 'The module determines it.',
  'page_presence.page_id': 'Nobody edits a deleted page.',
  'redirect_hits.redirect_id': 'Uses are counted from the restoration of a page.',
  'user_union_members.union_id': 'The members are values of the union.',
}

/** Lists the references whose rows are deleted or emptied with the rows of the table. */
const listReferencesTo = (tables: readonly string[]) =>
  execute<{ name: string; source: string }>(sql`
    SELECT source.relname || '.' || attname AS name, source.relname AS source FROM pg_constraint AS key
    JOIN pg_class AS source ON source.oid = conrelid JOIN pg_class AS target ON target.oid = confrelid
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confdeltype IN ('c', 'n') AND target.relname = ANY (${sql.param([...tables])}::text[])`)

const listRestorableTypes = () =>
  administeredTypes(backend.services).filter(({ insert, remove, contentTypes }) => insert && remove && !contentTypes)

describe('each reference to a row that can be restored', () => {
  it('is saved with a page, or is lost for a reason', async () => {
    const deletedTables = listPageRows(0, sql`true`).flatMap((rows) => (rows.reference ? [] : [rows.name]))
    const saved: readonly string[] = [...deletedTables, ...recordRows.map(({ name }) => name)]
    expect(new Set(saved)).toEqual(new Set(trashedTables))
    const references = await listReferencesTo(deletedTables)
    expect(references.length).toBeGreaterThan(20)
    const unsaved = references.filter(({ source, name }) => !saved.includes(source) && !lostReferences[name])
    expect(unsaved).toEqual([])
  })

  it('is kept with a record, or is lost for a reason', async () => {
    const tables = [...keptReferences.keys()].map((table) => getTableConfig(table).name)
    const types = listRestorableTypes()
    expect(types.filter(({ hidden }) => !hidden).map(({ contract }) => contract.name)).toEqual([
      'unions',
      'job-lookups',
      'download-categories',
      'search-synonyms',
    ])
    const keptNames = new Set([...keptReferences.values()].flat())
    const references = await listReferencesTo([...tables, 'user_unions', 'job_lookup_values'])
    expect(references.filter(({ name }) => !keptNames.has(name) && !lostReferences[name])).toEqual([])
  })
})

const title = `'{"de": "Titel", "en": "Title"}'`
/** Records with the id 7, and the rows that refer to them. */
const rows = [
  `INSERT INTO pages (id, content_type, position) OVERRIDING SYSTEM VALUE VALUES (7, 'article', 0)`,
  `INSERT INTO articles (page_id, section, date) VALUES (7, 'debate', '2026-03-01')`,
  `INSERT INTO persons (id, name, position, created_at) OVERRIDING SYSTEM VALUE VALUES (7, 'Ada', 3, '2020-01-01')`,
  `INSERT INTO persons (id, name, position) OVERRIDING SYSTEM VALUE VALUES (8, 'Bea', 9)`,
  `INSERT INTO person_categories (id, title, position) OVERRIDING SYSTEM VALUE VALUES (7, ${title}, 2), (8, ${title}, 5)`,
  `INSERT INTO person_category_members (person_id, category_id, position) VALUES (7, 7, 4), (8, 7, 9)`,
  ...['debate', 'press'].map(
    (section, index) => `INSERT INTO article_categories (id, section, slug, title, position)
      OVERRIDING SYSTEM VALUE VALUES (${7 + index}, '${section}', 'eins', ${title}, 3)`,
  ),
  'INSERT INTO article_category_members (article_id, category_id) VALUES (7, 7), (7, 8)',
  `INSERT INTO article_tags (id, slug, title) OVERRIDING SYSTEM VALUE VALUES (7, 'eins', ${title})`,
  'INSERT INTO article_taggings (article_id, tag_id) VALUES (7, 7)',
  `INSERT INTO footer_links (id, title, url, position) OVERRIDING SYSTEM VALUE VALUES
    (7, ${title}, '{"de": "/de/x", "en": "/en/x"}', 2), (8, ${title}, '{"de": "/de/y", "en": "/en/y"}', 6)`,
  `INSERT INTO newsletter_issues (id, slug, subject, preheader, text, topics, languages, created_at)
    OVERRIDING SYSTEM VALUE VALUES (7, 'x', ${title}, ${title}, ${title}, '{events}', '{de}', '2020-01-01')`,
  `INSERT INTO page_comments (issue_id, locale, text, guest_name, created_at) VALUES (7, 'de', 'Ja', 'Gast', '2026-03-01')`,
  `INSERT INTO dispatches (issue_id, planned_at) VALUES (7, '2090-01-01')`,
  `INSERT INTO redirects (id, old_path, page_id, locale, covers_below, created_at)
    OVERRIDING SYSTEM VALUE VALUES (7, '/de/alt', 7, 'de', true, '2020-01-01')`,
  `INSERT INTO redirects (id, old_path, new_path) OVERRIDING SYSTEM VALUE VALUES (8, '/de/fest', '/de/neu')`,
  `INSERT INTO redirect_hits (redirect_id, hits, last_day) VALUES (7, 12, '2026-03-01')`,
]

describe('a deleted record', () => {
  beforeAll(async () => {
    for (const row of rows) await execute(sql.raw(row))
    const { id } = await addDirectory(backend, { 'eins.txt': 'Eins', 'zwei.txt': 'Zwei' })
    await execute(sql`UPDATE download_files SET stored_at = '2020-01-01'`)
    await execute(sql`INSERT INTO download_directories (id, slug, title, category_id) OVERRIDING SYSTEM VALUE
      SELECT 7, 'leer', title, category_id FROM download_directories WHERE id = ${id}`)
    await execute(sql`UPDATE articles SET directory_id = 7`)
  })

  const call = async (action: string, path: string, id: number) => {
    const response = await admin.call('POST', `/de/api/administration/${path}/${action}/`, { ids: [id] })
    return response.json()
  }

  it.each([
    ['persons', 7, ['persons', 'person_category_members']],
    ['person-categories', 7, ['person_categories', 'person_category_members']],
    ['article-categories', 7, ['article_categories', 'article_category_members']],
    ['press-categories', 8, ['article_categories', 'article_category_members']],
    ['tags', 7, ['article_tags', 'article_taggings']],
    ['footer-links', 7, ['footer_links']],
    ['download-files', 1, ['download_files']],
    ['download-directories', 7, ['download_directories', 'articles']],
    ['newsletter-issues', 7, ['newsletter_issues', 'page_comments', 'dispatches']],
    ['redirects', 7, ['redirects', 'redirect_hits']],
    ['redirects', 8, ['redirects']],
  ])('%s/%i comes back with all its rows', async (type, id, tables) => {
    const load = () =>
      Promise.all(
        tables.map(async (table) => {
          const list = await execute<{ data: unknown }>(
            sql`SELECT to_jsonb(source) AS data FROM ${sql.identifier(table)} AS source`,
          )
          return list.map(({ data }) => JSON.stringify(data)).sort()
        }),
      )
    const before = await load()
    expect(await call('delete', type, id)).toEqual({ done: [id], refused: [] })
    const after = await load()
    for (const [index, table] of tables.entries()) expect(after[index], table).not.toEqual(before[index])
    expect(await call('restore', type, id)).toEqual({ done: [id], refused: [] })
    expect(await load()).toEqual(before)
  })

  it('stays deleted if it is a redirect to a page that was deleted too', async () => {
    await call('delete', 'redirects', 7)
    await execute(sql`DELETE FROM pages WHERE id = 7`)
    expect(await call('restore', 'redirects', 7)).toMatchObject({
      done: [],
      refused: [{ detail: expect.stringContaining('Seite') }],
    })
  })
})

it('restores the ads of an organization, the review of a page and its place in the footer', async () => {
  const page = await editor.addPage()
  const { id } = page
  await execute(
    sql`INSERT INTO organizations (page_id, category, kind, place) VALUES (${id}, 'theater', ${'{"de":"","en":""}'}, 'Ulm')`,
  )
  const { userId } = editor
  await execute(
    sql`INSERT INTO jobs (owner_id, title, organization_id) VALUES (${userId}, 'Ton', ${id}), (${userId}, 'Licht', NULL)`,
  )
  await execute(sql`INSERT INTO footer_places (page_id, position) VALUES (${id}, 4)`)
  await execute(sql`INSERT INTO page_reviews (page_id, locale, state, requested_by, requested_at, note, digest)
    VALUES (${id}, 'de', 'approved', ${userId}, now(), 'Bitte', '{}')`)
  const load = () =>
    execute(sql`SELECT (SELECT jsonb_agg(organization_id ORDER BY id) FROM jobs) AS ads,
      (SELECT jsonb_agg(place) FROM footer_places AS place) AS places, (SELECT jsonb_agg(review) FROM page_reviews AS review) AS reviews`)
  const before = await load()
  await editor.call('DELETE', `page/${id}/`, { revision: page.revision, redirect: null })
  expect(await load()).toEqual([{ ads: [null, null], places: null, reviews: null }])
  await editor.call('POST', `trash/${id}/restore/`, {})
  expect(await load()).toEqual(before)
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServices } from '@/tests/databases'
import { presentOrganization } from '../organizations/read-organization'
import { publishPage } from '../pages/publish-page'
import { findPublishedRecord } from '../pages/published-record'
import { demoAccounts } from './demo-accounts'
import { loadSeed } from './load'
import { makeOrganizations } from './organizations'
import { pictures } from './pictures'
import { logos } from './pictures/logos'
import { settings } from './settings'

let opened: Awaited<ReturnType<typeof openTestServices>>
beforeAll(async () => {
  opened = await openTestServices()
})
afterAll(() => opened.close())

test('records that are loaded many at a time are published as if one by one', async () => {
  const { db } = opened.services
  const [first, ...others] = makeOrganizations().slice(0, 3)
  if (!first) throw new Error('There is no organization.')
  await loadSeed(opened.services, {
    organizations: [first, ...others],
    pictures: [...pictures, ...logos],
    ...{ pages: [], containers: [], persons: [], personCategories: [], htmlSelections: [], downloads: [] },
    ...{ redirects: [], settings, accounts: demoAccounts('ein langes Passwort'), userUnions: [] },
  })
  const { rows: versions } = await db.execute(sql`
    SELECT page_id, locale, snapshot, menu_name, digest, counterpart FROM page_versions ORDER BY page_id, locale`)
  expect(versions).toHaveLength(6)
  const readPublications = () =>
    db.execute(sql`SELECT * FROM publications AS shown ORDER BY page_id, locale`).then(({ rows }) => rows)
  const before = await readPublications()
  const { rows: dirty } = await db.execute(sql`SELECT FROM page_texts WHERE is_dirty`)
  expect(dirty).toEqual([])

  const now = new Date(String(before[0]?.published_at))
  for (const { page_id: pageId } of before.filter(({ locale }) => locale === 'de')) {
    for (const locale of ['de', 'en'] as const) await publishPage(db, { pageId: Number(pageId), locale, now })
  }
  // What is published already is not published again.
  expect(await readPublications()).toEqual(before)

  const id = Number(before[0]?.page_id)
  const found = await findPublishedRecord(db, { id, locale: 'en', types: ['organization'] }, async () => null)
  expect(found && (await presentOrganization(db, found, 'en'))).toMatchObject({
    title: first.en.title,
    teaser: first.en.heroText,
    kind: first.kind.en,
    zip: first.zip,
    people: first.people.map(({ name }) => ({ name })),
    images: [{}, {}],
    modules: first.en.modules.map(({ model }) => ({ model })),
  })
})

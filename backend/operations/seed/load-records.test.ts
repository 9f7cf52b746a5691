import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { type EventFilter, listEvents } from '@/backend/content/events/list-events'
import { publishPage } from '@/backend/content/pages/publish-page'
import { findPublishedRecord } from '@/backend/content/pages/published-record'
import { presentOrganization } from '@/backend/members/organizations/read-organization'
import { makeArticles } from '@/demo/articles'
import { categories, tags } from '@/demo/articles/topic'
import { downloads } from '@/demo/downloads'
import { makeEvents } from '@/demo/events'
import { makeOrganizations } from '@/demo/organizations'
import { personCategories, persons } from '@/demo/persons'
import { logos, pictures } from '@/demo/pictures'
import { settings } from '@/demo/settings'
import { startTestServices } from '@/tests/databases'
import { createDemoAccounts } from './demo-accounts'
import { loadSeed } from './load'
import type { SeedArticle } from './load-articles'
import { multiplyRecords } from './multiply-records'

const testServices = startTestServices()

const now = new Date('2026-03-04T10:00:00Z')
const members = makeOrganizations()
const [first, ...others] = members.slice(0, 3)
/** The last articles of a section, of which one is under embargo and one is a draft. */
const articles = ['press', 'debate'].flatMap((section) =>
  makeArticles({ now, members })
    .filter((article) => article.section === section)
    .slice(-4)
    .map((article): SeedArticle => ({ ...article, related: [] })),
)
const events = makeEvents({ now, members })

it('publishes records in bulk like single records', async () => {
  const { db } = testServices.services
  if (!first) throw new Error('There is no organization.')
  await loadSeed(
    { ...testServices.services, clock: () => now },
    {
      organizations: [first, ...others],
      articleTerms: { categories, tags },
      articles,
      events,
      persons,
      personCategories,
      downloads,
      pictures: [...pictures, ...logos],
      pages: [],
      containers: [],
      htmlSelections: [],
      jobs: [],
      redirects: [],
      userUnions: [],
      settings,
      accounts: createDemoAccounts('ein langes Passwort'),
    },
  )
  const readPublications = () =>
    db.execute(sql`SELECT * FROM publications ORDER BY page_id, locale`).then(({ rows }) => rows)
  const before = await readPublications()
  expect(before).toHaveLength(2 * (3 + 6 + events.length))
  const { rows: texts } = await db.execute(sql`SELECT DISTINCT title FROM page_texts WHERE is_dirty AND locale = 'de'`)
  const waitingArticles = articles.filter(({ publishAt }) => publishAt !== undefined)
  expect(texts.map(({ title }) => title).toSorted()).toEqual(waitingArticles.map(({ de }) => de.title).toSorted())

  for (const { page_id: pageId } of before.filter((_, index) => index % 6 === 0)) {
    for (const locale of ['de', 'en'] as const) {
      await publishPage(db, { pageId: Number(pageId), locale, now: new Date('2026-03-05T10:00:00Z') })
    }
  }
  // Published records are not published again.
  expect(await readPublications()).toEqual(before)

  const id = Number(before[0]?.page_id)
  const record = await findPublishedRecord(db, { id, locale: 'en', types: ['organization'] }, async () => null)
  expect(record && (await presentOrganization(db, record, 'en'))).toMatchObject({
    title: first.en.title,
    teaser: first.en.heroText,
    kind: first.kind.en,
    zip: first.zip,
    people: first.people.map(({ name }) => ({ name })),
    images: [{}, {}],
    modules: first.en.modules.map(({ model }) => ({ model })),
  })
}, 60_000)

it('schedules a version of a record under embargo, and creates none of a draft', async () => {
  const { db } = testServices.services
  const { rows } = await db.execute(sql`
    SELECT text.title, schedule.publish_at AS "publishAt", version.snapshot ->> 'title' AS version
    FROM schedules AS schedule JOIN page_texts AS text USING (page_id, locale)
    JOIN page_versions AS version ON version.id = schedule.version_id WHERE text.locale = 'de'`)
  const embargoedArticle = articles.find(({ publishAt }) => publishAt)
  const { title = '' } = embargoedArticle?.de ?? {}
  expect(rows.map(({ publishAt, ...row }) => ({ ...row, time: new Date(String(publishAt)) }))).toEqual([
    { title, version: title, time: embargoedArticle?.publishAt },
  ])
  const draft = articles.find(({ publishAt }) => publishAt === null)
  const { rows: versions } = await db.execute(sql`
    SELECT FROM page_versions JOIN page_texts USING (page_id, locale) WHERE title = ${draft?.de.title ?? ''}`)
  expect(versions).toEqual([])
})

it('shows internal events to members only', async () => {
  const range: EventFilter = {
    locale: 'de',
    kind: null,
    viewer: null,
    isPast: false,
    from: new Date('2025-09-01'),
    to: new Date('2026-12-31'),
  }
  const listTitles = async (viewer: EventFilter['viewer']) => {
    const slice = { after: null, offset: 0, limit: 500 }
    const { results } = await listEvents(testServices.services.db, { ...range, viewer }, slice)
    return new Set(results.map(({ title }) => title))
  }
  const internalTitles = events.filter(({ groups }) => groups).map(({ de }) => de.title)
  const publicTitles = await listTitles(null)
  expect(internalTitles.filter((title) => publicTitles.has(title))).toEqual([])
  expect(publicTitles.size).toBe(events.length - internalTitles.length)
  expect((await listTitles({ group: 'Mitglied', role: 'user' })).size).toBe(events.length)
})

it('lists and reads copies of records as it does originals', async () => {
  const { db } = testServices.services
  const count = async () => {
    const { rows } = await db.execute<{ type: string; count: number }>(sql`
      SELECT content_type AS type, count(*)::integer AS count FROM publications GROUP BY content_type
      UNION ALL SELECT 'listed', count(*)::integer FROM listed_organizations ORDER BY type`)
    return Object.fromEntries(rows.map((row) => [row.type, row.count]))
  }
  const before = await count()
  await multiplyRecords(db, 23, now)
  expect(await count()).toEqual(Object.fromEntries(Object.entries(before).map(([type, number]) => [type, 23 * number])))
  const { rows } = await db.execute<{ id: number }>(sql`SELECT max(page_id) AS id FROM organizations`)
  const id = rows[0]?.id ?? 0
  const record = await findPublishedRecord(db, { id, locale: 'de', types: ['organization'] }, async () => null)
  expect(record && (await presentOrganization(db, record, 'de'))).toMatchObject({
    title: members[2]?.de.title,
    url: `/de/unsere-mitglieder/${members[2]?.de.slug}/${id}`,
    place: members[2]?.place,
  })
}, 60_000)

import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishPage, unpublishPage } from '@/backend/content/pages/publish-page'
import { pages, pageTexts } from '@/backend/platform/db/schema/content/pages'
import { schedules } from '@/backend/platform/db/schema/content/publications'
import { persons } from '@/backend/platform/db/schema/library/persons'
import {
  type SearchOverview,
  searchHitListSchema,
  searchOverviewSchema,
  searchSuggestionsSchema,
} from '@/lib/contract/site/search'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { addDirectory } from '@/tests/content/downloads'

let now = new Date('2026-05-01T10:00:00Z')
const backend = startTestBackend({ clock: () => now })
const ids: Record<string, number> = {}
const browsers: Record<string, TestBrowser> = {}

interface PageOptions {
  text?: string
  locales?: readonly ('de' | 'en')[]
  overrides?: Partial<typeof pages.$inferInsert>
  at?: string
}

async function addPage(
  title: string,
  { text = '', locales = ['de'], overrides = { groups: [] }, at = '2026-05-01' }: PageOptions = {},
): Promise<number> {
  const { db } = backend.services
  const path = title.toLowerCase().replace(/\W+/g, '-')
  const pageId = await createPage(db, {
    path: Object.fromEntries(locales.map((locale) => [locale, path])),
    title,
    modules: [{ model: 'text', data: { content: text } }],
  })
  await db.update(pageTexts).set({ title }).where(eq(pageTexts.pageId, pageId))
  await db.update(pages).set(overrides).where(eq(pages.id, pageId))
  for (const locale of locales) await publishPage(db, { pageId, locale, now: new Date(at) })
  ids[title] = pageId
  return pageId
}

async function ask(query: string, reader = 'visitor', locale = 'de'): Promise<SearchOverview> {
  const response = await (browsers[reader] ?? new TestBrowser(backend)).call(
    'GET',
    `/${locale}/api/search/?query=${encodeURIComponent(query)}`,
  )
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toContain('no-store')
  return searchOverviewSchema.parse(await response.json())
}

const listTitles = ({ pages: { results: pageHits }, others }: SearchOverview) =>
  [...pageHits, ...others.results].map(({ title }) => title.map(({ text }) => text).join(''))

const findTitles = async (query: string, reader?: string, locale?: string) =>
  listTitles(await ask(query, reader, locale))

/** Loads the suggestions for an incomplete query. */
async function complete(query: string, reader = 'visitor') {
  const path = `/de/api/search/autocomplete/?query=${encodeURIComponent(query)}`
  const response = await (browsers[reader] ?? new TestBrowser(backend)).call('GET', path)
  return searchSuggestionsSchema.parse(await response.json())
}

beforeAll(async () => {
  await addPage('Kulturförderung', { text: '<p>Alles über <b>Zuschüsse</b> der Länder &amp; Städte.</p>' })
  await addPage('Tarifverträge', { text: '<p>Der Tarif, ein Vertrag und die Häuser in der Straße.</p>' })
  await addPage('Spielstättenförderung', { at: '2025-02-01', text: '<p>Förderung für Spielstätten.</p>' })
  await addPage('Geheimplan', { overrides: { groups: ['Mitglied'] } })
  await addPage('Stellenplan', { overrides: { groups: ['Jobbörse'] } })
  await addPage('Stage funding', { locales: ['en'], text: '<p>Only in English: theatre grants.</p>' })
  await addPage('Zweisprachig', { locales: ['de', 'en'] })
  const groups = { member: 'Mitglied', jobs: 'Jobbörse' } as const
  for (const [reader, group] of Object.entries(groups)) {
    browsers[reader] = await new TestBrowser(backend).logIn(await createUser(backend, { group }))
  }
  const editor = await createUser(backend, { role: 'editor', group: null })
  browsers.editor = await new TestBrowser(backend).logIn(editor)
})

describe('words', () => {
  it.each([
    ['kulturförderung', 'Kulturförderung'],
    ['Kulturfoerderung', 'Kulturförderung'],
    ['kulturforderung', 'Kulturförderung'],
    ['förderung kultur', 'Kulturförderung'],
    ['Tarifvertrag', 'Tarifverträge'],
    ['tarifvertag', 'Tarifverträge'],
    ['Tarifver', 'Tarifverträge'],
    ['Spielstätten Förderung', 'Spielstättenförderung'],
    ['strasse haus', 'Tarifverträge'],
    ['"ein Vertrag"', 'Tarifverträge'],
    ['zuschuss', 'Kulturförderung'],
  ])('%s finds %s first', async (query, title) => {
    expect((await findTitles(query))[0]).toBe(title)
  })

  it('in quotes must be adjacent', async () => {
    expect(await findTitles('"Tarif Vertrag"')).toEqual([])
    expect(await findTitles('"Der Tarif"')).toEqual(['Tarifverträge'])
  })

  it.each([
    "' OR 1=1",
    '%',
    '_',
    '\\',
    "a\\' & b",
    '& | ! ( ) : *',
    '<->',
    'der die das',
    '"',
    '""',
    '\u{e000}x',
    'ﬀ',
    '漢字',
    'a'.repeat(200),
    '🎭 Theater',
  ])('%s is searched literally and causes no error', async (query) => {
    expect((await ask(query)).query).toBe(query)
  })

  it('are marked in titles and texts without markup', async () => {
    const { pages: hits } = await ask('zuschüsse kultur')
    const [hit] = hits.results
    expect(hit?.title).toEqual([{ text: 'Kulturförderung', is_hit: true }])
    expect(hit?.excerpt).toContainEqual({ text: 'Zuschüsse', is_hit: true })
    expect(hit?.excerpt.map(({ text }) => text).join('')).toBe('Alles über Zuschüsse der Länder & Städte.')
  })

  it('that are misspelled return a suggestion and the nearest results', async () => {
    expect((await ask('Kulturförderunk')).suggestion).toBe('Kulturförderung')
    expect((await ask('kulturförderunk')).suggestion).toBe('Kulturförderung')
    const { nearest, pages: hits } = await ask('Tarifverträge Mondlandung')
    expect(hits.count).toBe(0)
    expect(nearest.map(({ id }) => id)).toContain(String(ids.Tarifverträge))
  })
})

it.each([
  ['ß', 'too_short'],
  ['%', 'no_words'],
  ['„ “', 'no_words'],
  ['von und zu', 'too_common'],
  ['Mondlandung', null],
  ['Kulturförderung', null],
])('reports for a search for %s the problem %s', async (query, problem) => {
  expect((await ask(query)).problem).toBe(problem)
})

describe('a page without access', () => {
  it.each([
    ['visitor', false, false],
    ['member', true, false],
    ['jobs', false, true],
    ['editor', true, true],
  ])('is not found, counted or suggested for %s', async (reader, secret, jobs) => {
    const results = await ask('Geheimplan', reader)
    expect(results.counts.pages).toBe(secret ? 1 : 0)
    expect(results.years).toEqual(secret ? [2026] : [])
    expect((await ask('Geheimplam', reader)).suggestion).toBe(secret ? 'Geheimplan' : null)
    expect(await findTitles('Stellenplan', reader)).toEqual(jobs ? ['Stellenplan'] : [])
    expect((await complete('geheimp', reader)).pages.count).toBe(secret ? 1 : 0)
  })

  it('is not found as a draft, while offline, or after its deletion or scheduled end', async () => {
    const { db } = backend.services
    const pageId = await addPage('Wanderzirkus')
    expect(await findTitles('Wanderzirkus')).toHaveLength(1)
    await db.update(pageTexts).set({ title: 'Wanderoper' }).where(eq(pageTexts.pageId, pageId))
    expect(await findTitles('Wanderoper')).toEqual([])
    await db.insert(schedules).values({ pageId, locale: 'de', unpublishAt: new Date('2026-05-01T10:00:01Z') })
    expect(await findTitles('Wanderzirkus')).toHaveLength(1)
    now = new Date('2026-05-01T10:00:01Z')
    expect(await findTitles('Wanderzirkus')).toEqual([])
    await db.delete(schedules)
    await unpublishPage(db, pageId, 'de')
    expect(await findTitles('Wanderzirkus')).toEqual([])
    await publishPage(db, { pageId, locale: 'de', now })
    expect(await findTitles('Wanderoper')).toEqual(['Wanderoper'])
    await db.execute(sql`DELETE FROM modules WHERE object_id = ${pageId}`)
    await db.delete(pages).where(eq(pages.id, pageId))
    expect(await findTitles('Wanderoper')).toEqual([])
  })

  it('is not found for downloads of protected categories either', async () => {
    await addDirectory(backend, { 'rundschreiben.txt': 'x' }, { isProtected: true })
    expect(await findTitles('rundschreiben')).toEqual([])
    expect(await findTitles('rundschreiben', 'jobs')).toEqual([])
    expect(await findTitles('rundschreiben', 'member')).toEqual(['rundschreiben.txt'])
    await backend.services.db.execute(sql`UPDATE download_categories SET is_protected = false`)
    const { others, counts } = await ask('rundschreiben')
    expect(counts.downloads).toBe(1)
    expect(others.results[0]).toMatchObject({ kind: 'downloads', detail: 'TXT', date: '2026-02-01T00:00:00+01:00' })
  })
})

it('finds pages in the language of the site, and pages that exist only in the other language', async () => {
  expect(await findTitles('theatre grants')).toEqual(['Stage funding'])
  expect(await findTitles('Zweisprachig')).toEqual(['Zweisprachig'])
  const { pages: hits } = await ask('Zweisprachig', 'visitor', 'en')
  expect(hits.results).toMatchObject([{ locale: 'en', url: '/en/zweisprachig' }])
  const response = await backend.get('/de/api/search/pages/?query=zweisprachig&language=en')
  expect(searchHitListSchema.parse(await response.json()).results).toMatchObject([{ locale: 'en' }])
})

it('finds a change after its commit, but not after a rollback', async () => {
  const { db } = backend.services
  const row = { name: 'Berta Beispiel', function: { de: 'Dramaturgie', en: 'Dramaturgy' } }
  await db
    .transaction(async (transaction) => {
      await transaction.insert(persons).values(row)
      throw new Error('back')
    })
    .catch(() => undefined)
  expect(await findTitles('Beispiel')).toEqual([])
  await db.insert(persons).values(row)
  const { others } = await ask('Dramaturgie')
  expect(others.results).toMatchObject([
    { kind: 'people', detail: 'Dramaturgie', url: '/de/ansprechpersonen?search=Berta%20Beispiel' },
  ])
  await db.delete(persons)
  expect(await findTitles('Beispiel')).toEqual([])
})

it('lists are paginated, ordered and filtered', async () => {
  const list = async (query: string) => {
    const response = await backend.get(`/de/api/search/${query}`)
    expect(response.status).toBe(200)
    return searchHitListSchema.parse(await response.json())
  }
  const firstPage = await list('pages/?query=förderung&page_size=1')
  expect(firstPage).toMatchObject({ count: 2, page: 1, page_size: 1, previous: null, years: [2026, 2025] })
  const secondPage = await list('pages/?query=förderung&page_size=1&page=2')
  expect(secondPage.next).toBeNull()
  expect(new Set([...firstPage.results, ...secondPage.results].map(({ id }) => id)).size).toBe(2)
  const newestFirst = await list('pages/?query=förderung&ordering=-date')
  expect(newestFirst.results.map(({ date }) => date?.slice(0, 4))).toEqual(['2026', '2025'])
  expect(await list('pages/?query=förderung&year=2025')).toMatchObject({ count: 1, years: [2026, 2025] })
  expect(await list('others/?query=förderung&kind=jobs')).toMatchObject({ count: 0, years: [] })
})

it.each([
  ['search/pages/?query=x&page=9', 404],
  ['search/others/?query=x&kind=pages', 400],
  ['search/others/?query=x&kind=unsinn', 400],
  ['search/?query=x&year=neu', 400],
  ['search/?query=x&language=fr', 400],
  ['search/pages/?ordering=title', 400],
  [`search/?query=${'x'.repeat(201)}`, 400],
  ['search/?query=%00', 400],
  ['search/', 200],
])('%s returns %i', async (path, status) => {
  expect((await backend.get(`/de/api/${path}`)).status).toBe(status)
})

it('completes from three characters on', async () => {
  expect(await complete('ta')).toMatchObject({ pages: { count: 0 }, others: { count: 0 } })
  const { pages: hits } = await complete('tarifv')
  expect(hits).toMatchObject({ count: 1, results: [{ url: expect.stringContaining('/de/tarifvertr') }] })
})

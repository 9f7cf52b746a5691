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

interface Added {
  text?: string
  locales?: readonly ('de' | 'en')[]
  set?: Partial<typeof pages.$inferInsert>
  at?: string
}

async function add(
  title: string,
  { text = '', locales = ['de'], set = { groups: [] }, at = '2026-05-01' }: Added = {},
): Promise<number> {
  const { db } = backend.services
  const path = title.toLowerCase().replace(/\W+/g, '-')
  const pageId = await createPage(db, {
    path: Object.fromEntries(locales.map((locale) => [locale, path])),
    title,
    modules: [{ model: 'text', data: { content: text } }],
  })
  await db.update(pageTexts).set({ title }).where(eq(pageTexts.pageId, pageId))
  await db.update(pages).set(set).where(eq(pages.id, pageId))
  for (const locale of locales) await publishPage(db, { pageId, locale, now: new Date(at) })
  ids[title] = pageId
  return pageId
}

async function ask(query: string, reader = 'nobody', locale = 'de'): Promise<SearchOverview> {
  const answer = await (browsers[reader] ?? new TestBrowser(backend)).call(
    'GET',
    `/${locale}/api/search/?query=${encodeURIComponent(query)}`,
  )
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toContain('no-store')
  return searchOverviewSchema.parse(await answer.json())
}

const titles = ({ pages: { results: pageHits }, others }: SearchOverview) =>
  [...pageHits, ...others.results].map(({ title }) => title.map(({ text }) => text).join(''))

const find = async (query: string, reader?: string, locale?: string) =>
  titles(await ask(query, reader, locale))

/** Loads the suggestions for an incomplete query. */
async function complete(query: string, reader = 'nobody') {
  const path = `/de/api/search/autocomplete/?query=${encodeURIComponent(query)}`
  const answer = await (browsers[reader] ?? new TestBrowser(backend)).call('GET', path)
  return searchSuggestionsSchema.parse(await answer.json())
}

beforeAll(async () => {
  await add('Kulturförderung', { text: '<p>Alles über <b>Zuschüsse</b> der Länder &amp; Städte.</p>' })
  await add('Tarifverträge', { text: '<p>Der Tarif, ein Vertrag und die Häuser in der Straße.</p>' })
  await add('Spielstättenförderung', { at: '2025-02-01', text: '<p>Förderung für Spielstätten.</p>' })
  await add('Geheimplan', { set: { groups: ['Mitglied'] } })
  await add('Stellenplan', { set: { groups: ['Jobbörse'] } })
  await add('Stage funding', { locales: ['en'], text: '<p>Only in English: theatre grants.</p>' })
  await add('Zweisprachig', { locales: ['de', 'en'] })
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
    expect((await find(query))[0]).toBe(title)
  })

  it('in quotes must be adjacent', async () => {
    expect(await find('"Tarif Vertrag"')).toEqual([])
    expect(await find('"Der Tarif"')).toEqual(['Tarifverträge'])
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
  ])('%s is no operator and causes no error', async (query) => {
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
])('a search for %s has the problem %s', async (query, problem) => {
  expect((await ask(query)).problem).toBe(problem)
})

describe('a page without access', () => {
  it.each([
    ['nobody', false, false],
    ['member', true, false],
    ['jobs', false, true],
    ['editor', true, true],
  ])('is not found, counted or suggested for %s', async (reader, secret, jobs) => {
    const results = await ask('Geheimplan', reader)
    expect(results.counts.pages).toBe(secret ? 1 : 0)
    expect(results.years).toEqual(secret ? [2026] : [])
    expect((await ask('Geheimplam', reader)).suggestion).toBe(secret ? 'Geheimplan' : null)
    expect(await find('Stellenplan', reader)).toEqual(jobs ? ['Stellenplan'] : [])
    expect((await complete('geheimp', reader)).pages.count).toBe(secret ? 1 : 0)
  })

  it('is not found as a draft, while offline, or after its deletion or end', async () => {
    const { db } = backend.services
    const pageId = await add('Wanderzirkus')
    expect(await find('Wanderzirkus')).toHaveLength(1)
    await db.update(pageTexts).set({ title: 'Wanderoper' }).where(eq(pageTexts.pageId, pageId))
    expect(await find('Wanderoper')).toEqual([])
    await db.insert(schedules).values({ pageId, locale: 'de', unpublishAt: new Date('2026-05-01T10:00:01Z') })
    expect(await find('Wanderzirkus')).toHaveLength(1)
    now = new Date('2026-05-01T10:00:01Z')
    expect(await find('Wanderzirkus')).toEqual([])
    await db.delete(schedules)
    await unpublishPage(db, pageId, 'de')
    expect(await find('Wanderzirkus')).toEqual([])
    await publishPage(db, { pageId, locale: 'de', now })
    expect(await find('Wanderoper')).toEqual(['Wanderoper'])
    await db.execute(sql`DELETE FROM modules WHERE object_id = ${pageId}`)
    await db.delete(pages).where(eq(pages.id, pageId))
    expect(await find('Wanderoper')).toEqual([])
  })

  it('downloads follow the access of their category', async () => {
    await addDirectory(backend, { 'rundschreiben.txt': 'x' }, { isProtected: true })
    expect(await find('rundschreiben')).toEqual([])
    expect(await find('rundschreiben', 'jobs')).toEqual([])
    expect(await find('rundschreiben', 'member')).toEqual(['rundschreiben.txt'])
    await backend.services.db.execute(sql`UPDATE download_categories SET is_protected = false`)
    const { others, counts } = await ask('rundschreiben')
    expect(counts.downloads).toBe(1)
    expect(others.results[0]).toMatchObject({
      kind: 'downloads',
      detail: 'TXT',
      date: '2026-02-01T00:00:00+01:00',
    })
  })
})

it('finds pages in the language of the site, and pages that exist only in the other language', async () => {
  expect(await find('theatre grants')).toEqual(['Stage funding'])
  expect(await find('Zweisprachig')).toEqual(['Zweisprachig'])
  const { pages: hits } = await ask('Zweisprachig', 'nobody', 'en')
  expect(hits.results).toMatchObject([{ locale: 'en', url: '/en/zweisprachig' }])
  const answer = await backend.get('/de/api/search/pages/?query=zweisprachig&language=en')
  expect(searchHitListSchema.parse(await answer.json()).results).toMatchObject([{ locale: 'en' }])
})

it('a rolled-back change is not searchable, and a change of a person is from its commit on', async () => {
  const { db } = backend.services
  const row = { name: 'Berta Beispiel', function: { de: 'Dramaturgie', en: 'Dramaturgy' } }
  await db
    .transaction(async (transaction) => {
      await transaction.insert(persons).values(row)
      throw new Error('back')
    })
    .catch(() => undefined)
  expect(await find('Beispiel')).toEqual([])
  await db.insert(persons).values(row)
  const { others } = await ask('Dramaturgie')
  expect(others.results).toMatchObject([
    { kind: 'people', detail: 'Dramaturgie', url: '/de/ansprechpersonen?search=Berta%20Beispiel' },
  ])
  await db.delete(persons)
  expect(await find('Beispiel')).toEqual([])
})

it('lists are paginated, ordered and filtered', async () => {
  const list = async (query: string) => {
    const answer = await backend.get(`/de/api/search/${query}`)
    expect(answer.status).toBe(200)
    return searchHitListSchema.parse(await answer.json())
  }
  const all = await list('pages/?query=förderung&page_size=1')
  expect(all).toMatchObject({ count: 2, page: 1, page_size: 1, previous: null, years: [2026, 2025] })
  const second = await list('pages/?query=förderung&page_size=1&page=2')
  expect(second.next).toBeNull()
  expect(new Set([...all.results, ...second.results].map(({ id }) => id)).size).toBe(2)
  const dated = await list('pages/?query=förderung&ordering=-date')
  expect(dated.results.map(({ date }) => date?.slice(0, 4))).toEqual(['2026', '2025'])
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

import { beforeEach, describe, expect, it } from 'vitest'
import { searchClicks, searchQueries } from '@/backend/platform/db/schema/library/search-report'
import { type SearchReport, searchReportSchema } from '@/lib/contract/site/search-report'
import { visitorHeader } from '@/lib/contract/site/visitor-header'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { countSearch, maxRowsPerDay } from './count-searches'
import { removeOldSearches } from './remove-old-searches'

let now = new Date('2026-11-20T12:00:00Z')
const backend = startTestBackend({ clock: () => now })
const createVisitor = () => new TestBrowser(backend)
const logInEditor = async () => createVisitor().logIn(await createUser(backend, { role: 'editor' }))

const count = (query: string, hitCount: number, locale: 'de' | 'en' = 'de') =>
  countSearch(backend.services.db, { locale, query, hitCount }, now)

const follow = (browser: TestBrowser, click: unknown, locale = 'de') =>
  browser.call('POST', `/${locale}/api/search-report/clicks/`, click)

async function read(browser: TestBrowser, query = ''): Promise<SearchReport> {
  const response = await browser.call('GET', `/de/api/search-report/${query}`)
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  return searchReportSchema.parse(await response.json())
}

const hit = { query: 'Tarif', url: '/de/themen/tarif', position: 2 }

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z')
  await backend.services.db.delete(searchQueries)
  await backend.services.db.delete(searchClicks)
})

describe('the report', () => {
  it('is empty without searches', async () => {
    expect(await read(await logInEditor())).toEqual({
      totals: { asked: 0, unanswered: 0, clicks: 0 },
      asked: [],
      unanswered: [],
      clicked: [],
    })
  })

  it('contains the most frequent queries, those without results, and the clicks', async () => {
    for (const query of ['Tarif', ' TARIF ', 'tarif']) await count(query, 12)
    await count('Gagen', 0)
    await count('theatre', 3, 'en')
    const reader = createVisitor()
    expect((await follow(reader, hit)).status).toBe(204)
    await follow(reader, { ...hit, position: 5 })
    const browser = await logInEditor()
    expect(await read(browser)).toEqual({
      totals: { asked: 5, unanswered: 1, clicks: 2 },
      asked: [
        { locale: 'de', query: 'tarif', asked: 3, found: 12 },
        { locale: 'de', query: 'gagen', asked: 1, found: 0 },
        { locale: 'en', query: 'theatre', asked: 1, found: 3 },
      ],
      unanswered: [{ locale: 'de', query: 'gagen', asked: 1 }],
      clicked: [{ locale: 'de', query: 'tarif', url: hit.url, clicks: 2, first_position: 2, last_position: 5 }],
    })
    expect((await read(browser, '?language=en')).asked).toMatchObject([{ query: 'theatre' }])
  })

  it('counts days in Berlin within the requested period', async () => {
    now = new Date('2026-11-13T22:59:00Z')
    await count('am dreizehnten', 1)
    now = new Date('2026-11-13T23:01:00Z')
    await count('am vierzehnten', 0)
    now = new Date('2026-11-20T12:00:00Z')
    // Now the query has results.
    await count('am vierzehnten', 4)
    const browser = await logInEditor()
    expect((await read(browser, '?days=7')).asked).toEqual([
      { locale: 'de', query: 'am vierzehnten', asked: 2, found: 4 },
    ])
    expect((await read(browser, '?days=7')).unanswered).toEqual([])
    expect((await read(browser, '?days=30')).asked).toHaveLength(2)
  })

  it.each(['?days=365', '?days=x', '?language=fr'])('rejects %s', async (query) => {
    expect((await (await logInEditor()).call('GET', `/de/api/search-report/${query}`)).status).toBe(400)
  })

  it('contains nothing older than 90 days', async () => {
    await count('tarif', 1)
    await follow(createVisitor(), hit)
    const { db } = backend.services
    now = new Date('2027-02-17T12:00:00Z')
    await removeOldSearches(db, now)
    expect([await db.$count(searchQueries), await db.$count(searchClicks)]).toEqual([1, 1])
    now = new Date('2027-02-18T12:00:00Z')
    await removeOldSearches(db, now)
    expect([await db.$count(searchQueries), await db.$count(searchClicks)]).toEqual([0, 0])
  })
})

describe('a click', () => {
  it.each([
    ['an external URL', { ...hit, url: 'https://evil.example/' }],
    ['an external URL without a scheme', { ...hit, url: '//evil.example/de/' }],
    ['a backslash in the URL', { ...hit, url: '/\\evil.example' }],
    ['an empty segment in the URL', { ...hit, url: '/de//evil.example' }],
    ['a script as the URL', { ...hit, url: 'javascript:alert(1)' }],
    ['query parameters in the URL', { ...hit, url: '/de/x?token=1' }],
    ['a too long URL', { ...hit, url: `/de/${'x'.repeat(300)}` }],
    ['an invalid position', { ...hit, position: 0 }],
    ['an empty query', { ...hit, query: '' }],
    ['no URL', { query: 'a', position: 1 }],
  ])('with %s is rejected', async (_case, click) => {
    await count(hit.query, 1)
    expect((await follow(createVisitor(), click)).status).toBe(400)
  })

  it('is not counted for a query that was not searched', async () => {
    expect((await follow(createVisitor(), { ...hit, query: 'kauft jetzt' })).status).toBe(204)
    await count('tarif', 1)
    expect((await follow(createVisitor(), hit, 'en')).status).toBe(204)
    expect((await read(await logInEditor())).totals.clicks).toBe(0)
  })

  it('is rate-limited for each client', async () => {
    const robot = createVisitor()
    await count('tarif', 1)
    for (let sent = 0; sent < 30; sent += 1) expect((await follow(robot, hit)).status).toBe(204)
    const rejection = await follow(robot, hit)
    expect([rejection.status, rejection.headers.get('Retry-After')]).toEqual([429, '5'])
    expect((await follow(createVisitor(), hit)).status).toBe(204)
  })
})

describe('a search', () => {
  it('is counted for a limited number of different queries, and always for known queries', async () => {
    const { db } = backend.services
    await count('tarif', 1)
    const words = Array.from({ length: maxRowsPerDay - 1 }, (_, index) => `wort ${index}`)
    await db
      .insert(searchQueries)
      .values(words.map((query) => ({ day: '2026-11-20', locale: 'de' as const, query, searchCount: 1, hitCount: 0 })))
    await count('noch eins', 1)
    await count('tarif', 1)
    expect(await db.$count(searchQueries)).toBe(maxRowsPerDay)
    expect((await read(await logInEditor())).asked[0]).toMatchObject({ query: 'tarif', asked: 2 })
  })

  it('is counted at a limited rate for each visitor of the site', async () => {
    const { db } = backend.services
    const search = (client: string, query: string) =>
      backend.get(`/de/api/search/?query=${query}&counted=true`, { [visitorHeader]: client })
    for (let sent = 0; sent < 32; sent += 1) await search('192.0.2.1', `wort${sent}`)
    await search('192.0.2.2', 'andere')
    await backend.services.background.waitUntilIdle()
    expect(await db.$count(searchQueries)).toBe(31)
  })

  it('is counted for a displayed page, but not while typing or paging', async () => {
    const { services } = backend
    const browser = await createVisitor().logIn(await createUser(backend, { group: 'Mitglied' }))
    const search = (query: string, call = '') => browser.call('GET', `/de/api/search/${call}?query=${query}`)
    expect((await search('Tarif&counted=true')).status).toBe(200)
    await search('tarif')
    await search('tarif&counted=true', 'pages/')
    await search('tarif', 'autocomplete/')
    expect((await search('tarif&year=x&counted=true')).status).toBe(400)
    expect((await search('tarif&counted=maybe')).status).toBe(400)
    await search('ada%40example.org&counted=true')
    const rows = await services.db.select().from(searchQueries)
    expect(rows).toEqual([{ day: '2026-11-20', locale: 'de', query: 'tarif', searchCount: 1, hitCount: 0 }])
  })
})

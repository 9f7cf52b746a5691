import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishPage } from '@/backend/content/pages/publish-page'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { organizationListSchema } from '@/lib/contract/pages/organization'
import { type SearchHit, searchHitListSchema, searchOverviewSchema } from '@/lib/contract/site/search'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { openDemoServices } from '@/tests/databases'
import { addedTitles, derivedQueries, officeQueries } from './office-queries.fixture'
import { qualityQueries } from './quality-queries.fixture'
import type { SearchCase } from './search-case.fixture'
import { validationQueries } from './validation-queries.fixture'

const backend = startTestBackend({}, openDemoServices)

beforeAll(async () => {
  const { services } = backend
  for (const [index, title] of addedTitles.entries()) {
    const pageId = await createPage(services.db, { path: { de: `zusatz-${index}` }, title })
    await services.db.update(pageTexts).set({ title }).where(eq(pageTexts.pageId, pageId))
    await publishPage(services.db, { pageId, locale: 'de', now: services.clock() })
  }
}, 120_000)

async function search(query: string, locale = 'de') {
  const response = await backend.get(`/${locale}/api/search/?query=${encodeURIComponent(query)}`)
  return searchOverviewSchema.parse(await response.json())
}

const toTitle = ({ title }: Pick<SearchHit, 'title'>) => title.map(({ text }) => text).join('')

/** Returns the first content pages and the first other entries; visitors see both at the top. */
async function searchFirst({ locale = 'de', query }: SearchCase, count: number): Promise<SearchHit[]> {
  const { pages, others } = await search(query, locale)
  return [pages, others].flatMap(({ results }) => results.slice(0, count))
}

/** Lists the cases without an expected hit among the first `count` pages and other entries. */
async function listFailures(cases: readonly SearchCase[], count: number): Promise<string[]> {
  const failures: string[] = []
  for (const searchCase of cases) {
    const hits = await searchFirst(searchCase, count)
    const hasExpectedHit = hits.some(
      (hit) =>
        searchCase.place?.test(hit.detail ?? '') ||
        searchCase.titles.some((expectation) =>
          typeof expectation === 'string' ? toTitle(hit) === expectation : expectation.test(toTitle(hit)),
        ),
    )
    if (!hasExpectedHit) failures.push(`${searchCase.query}: ${hits.map(toTitle).join(' / ')}`)
  }
  return failures
}

/** Lists all other entries that a query finds, best match first, as `kind id`. */
async function listOthers(query: string, kind = '', locale = 'de'): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const parameters = new URLSearchParams({ query, kind, page: String(page), page_size: '100' })
    const response = await backend.get(`/${locale}/api/search/others/?${parameters}`)
    const { results, next } = searchHitListSchema.parse(await response.json())
    ids.push(...results.map((hit) => `${hit.kind} ${hit.id}`))
    if (next === null) return ids
  }
}

it('finds the expected page first for 60 queries', async () => {
  expect(qualityQueries).toHaveLength(60)
  expect(await listFailures(qualityQueries, 1)).toEqual([])
}, 120_000)

it('finds the expected page first for at least 26 of 30 queries that were not used for tuning', async () => {
  expect(validationQueries).toHaveLength(30)
  const failures = await listFailures(validationQueries, 1)
  expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(4)
}, 120_000)

it('finds an expected hit among the first three for at least 108 of 120 queries of an office', async () => {
  expect(officeQueries).toHaveLength(120)
  const failures = await listFailures(officeQueries, 3)
  expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(12)
}, 120_000)

it('finds an expected hit among the first three for each adjective, region and feminine form', async () => {
  expect(await listFailures(derivedQueries, 3)).toEqual([])
}, 120_000)

it('does not find Saxony-Anhalt and Lower Saxony for "sächsisch"', async () => {
  const places = (await search('sächsische Theater')).others.results.map(({ detail }) => detail)
  expect(places.join(' ')).not.toMatch(/Magdeburg|Halle|Dessau|Hannover|Braunschweig|Oldenburg/)
}, 120_000)

it('does not find the adjective "alt" for the voice', async () => {
  expect((await search('Altistin')).pages.results).toEqual([])
}, 120_000)

describe('a search of the demo site', () => {
  it.each([
    ['Geige', 'Violine'],
    ['Bratsche', 'Viola'],
    ['TVöD', 'Tarifvertrag für den öffentlichen Dienst'],
    ['Urlaubsanspruch', 'Urlaub'],
  ])('finds the same for %s and %s', async (query, synonym) => {
    const ids = await listOthers(query)
    expect(ids.length).toBeGreaterThan(0)
    expect((await listOthers(synonym)).sort()).toEqual(ids.sort())
  })

  it('finds all organizations of a category in a federal state', async () => {
    const response = await backend.get('/de/api/organizations/?categories=orchestra&region=DE-TH&page_size=100')
    const { results } = organizationListSchema.parse(await response.json())
    expect(results.length).toBeGreaterThan(1)
    const ids = await listOthers('Orchester in Thüringen', 'members')
    expect(ids).toEqual(expect.arrayContaining(results.map(({ id }) => `members ${id}`)))
  })

  it.each([
    ['de', 'Sachsen', 'DE-SN'],
    ['de', 'Orchester in Sachsen', 'DE-SN'],
    ['de', 'Sachsen-Anhalt', 'DE-ST'],
    ['de', 'Niedersachsen', 'DE-NI'],
    ['en', 'Saxony', 'DE-SN'],
    ['en', 'Lower Saxony', 'DE-NI'],
  ] as const)('on /%s, %s finds members of the region %s first', async (locale, query, region) => {
    const response = await backend.get(`/${locale}/api/organizations/?region=${region}&page_size=100`)
    const { results } = organizationListSchema.parse(await response.json())
    const ids = new Set(results.map(({ id }) => `members ${id}`))
    const areInRegion = (await listOthers(query, 'members', locale)).map((id) => ids.has(id))
    const count = areInRegion.filter(Boolean).length
    expect(count).toBeGreaterThan(1)
    expect(areInRegion.slice(0, count)).not.toContain(false)
  })

  it('splits a compound into content words only', async () => {
    const count = async (query: string) => {
      const { pages, others } = await search(query)
      return pages.count + others.count
    }
    expect(await count('Zeit')).toBeGreaterThan(50)
    expect(await count('Elternzeit')).toBeLessThan(10)
    expect(await count('Kündigungsfrist')).toBeGreaterThan(0)
  })

  it('does not show the calendar first for a word that contains "frist"', async () => {
    const { pages } = await search('Kündigungsfrist')
    expect(pages.results.slice(0, 1).map(toTitle)).not.toEqual(['Kalender'])
  })

  it.each([
    ['Thüringen', null],
    ['thuringen', null],
    ['Tühringen', 'Thüringen'],
    ['tühringen', 'Thüringen'],
    ['Münschen', 'München'],
    ['vergütungstabelen', 'Vergütungstabellen'],
    ['Vergütungstabelen Mondlandung', null],
  ])('suggests for %s the query %s', async (query, suggestion) => {
    expect((await search(query)).suggestion).toBe(suggestion)
  })

  it.each([
    ['de', 'collective agreement', 'en'],
    ['de', 'salary', 'en'],
    ['de', 'Bavarian', 'en'],
    ['en', 'Nichtverlängerung', 'de'],
    ['en', 'Vergütungstabelle', 'de'],
  ])('on /%s, %s refers to the hits on /%s', async (locale, query, target) => {
    expect(await search(query, locale)).toMatchObject({ other_language: { locale: target }, suggestion: null })
  })

  it('does not refer to the other language for words of the current language', async () => {
    expect((await search('Tarifverträge')).other_language).toBeNull()
    expect((await search('Qxzvwkjy')).other_language).toBeNull()
  })
})

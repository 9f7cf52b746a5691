import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  endedJobSchema,
  jobLookupListSchema,
  jobSchema,
  jobTeasersSchema,
  regionListSchema,
} from '@/lib/contract/jobs/jobs'
import { startTestBackend } from '@/tests/backend-app'
import { listenTo } from '@/tests/content/content'
import { expireJobs } from '../expire-jobs'
import { advanceClock, setClock, startJobs, testClock } from './jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const { send, make, makePublished, readBoard, owner } = startJobs(backend)

const readJob = async (id: number, locale = 'de') => {
  const response = await backend.get(`/${locale}/api/jobs/${id}/`)
  return { status: response.status, body: await response.json(), headers: response.headers }
}
const listTitles = async (query = '') => (await readBoard(query)).results.map(({ title }) => title)
const toCounts = (facet: { value: string; count: number }[]) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]))

describe('the board', () => {
  it('lists current ads, latest first or by their deadlines', async () => {
    await make({ title: 'Entwurf' })
    await makePublished({ title: 'A', deadline: '2026-12-01' })
    advanceClock(60_000)
    await makePublished({ title: 'B', deadline: '2026-11-10' })
    expect(await listTitles()).toEqual(['B', 'A'])
    expect(await listTitles('?ordering=deadline')).toEqual(['B', 'A'])
    advanceClock(60_000)
    await makePublished({ title: 'C', deadline: '2026-12-02' })
    expect(await listTitles()).toEqual(['C', 'B', 'A'])
    expect(await listTitles('?ordering=deadline')).toEqual(['B', 'A', 'C'])
  })

  it('filters, and counts each value by the search and all other filters', async () => {
    await makePublished({ title: 'A', category: 'chorus', region: 'DE-SN' })
    await makePublished({ title: 'B', category: 'chorus', region: 'DE-BY' })
    await makePublished({ title: 'C', category: 'dance', region: 'DE-SN' })
    await makePublished({ title: 'D', category: 'acting', region: null, country: 'AT' })
    const fullBoard = await readBoard()
    expect(toCounts(fullBoard.facets.category)).toEqual({ chorus: 2, dance: 1, acting: 1 })
    expect(toCounts(fullBoard.facets.country)).toEqual({ DE: 3, AT: 1 })
    expect(fullBoard.facets.category[0]).toEqual({ value: 'chorus', name: 'Chor', count: 2 })
    const filteredBoard = await readBoard('?category=chorus,dance&region=DE-SN')
    expect(filteredBoard.count).toBe(2)
    expect(toCounts(filteredBoard.facets.category)).toEqual({ chorus: 1, dance: 1 })
    expect(toCounts(filteredBoard.facets.region)).toEqual({ 'DE-SN': 2, 'DE-BY': 1 })
    expect(await listTitles('?search=B&category=')).toEqual(['B'])
    const emptyBoard = await readBoard("?category=circus' OR 1=1&search=%25")
    expect(emptyBoard.count).toBe(0)
    expect(toCounts(emptyBoard.facets.category)).toMatchObject({ "circus' OR 1=1": 0 })
  })

  it('is searched in the same way as the site, also by the names of values', async () => {
    await makePublished({ title: 'Stimme gesucht', occupation: 'dancer', employer: 'Haus am See' })
    await makePublished({ title: 'Licht', description: '<p>Scheinwerfer</p>' })
    expect(await listTitles('?search=tänzer')).toEqual(['Stimme gesucht'])
    expect(await listTitles('?search=scheinwerfer')).toEqual(['Licht'])
    const response = await backend.get('/de/api/search/others/?query=scheinwerfer&kind=jobs')
    expect(await response.json()).toMatchObject({
      count: 1,
      results: [{ url: expect.stringMatching(/^\/de\/jobboerse\/licht\/\d+$/) }],
    })
  })

  it('continues after a row, so that new ads cause no repetition', async () => {
    for (const title of ['A', 'B', 'C']) {
      await makePublished({ title })
      advanceClock(60_000)
    }
    const first = await readBoard('?page_size=2')
    await makePublished({ title: 'D' })
    const next = new URL(first.next ?? '')
    expect(await listTitles(next.search)).toEqual(['A'])
    expect((await readBoard(next.search)).next).toBe(null)
    expect((await backend.get('/de/api/jobs/?page=9')).status).toBe(404)
    expect((await backend.get('/de/api/jobs/?ordering=title')).status).toBe(400)
    expect((await backend.get('/de/api/jobs/?after=x')).status).toBe(400)
  })

  it.each(["' OR 1=1 --", '%', '_', '\\', '&', '|', '!', '(', ':*', 'a & | ! ( ) : *', '\\%'])(
    'treats %s as normal words of the search',
    async (words) => {
      await makePublished({ title: 'Stimme' })
      const query = new URLSearchParams({ search: words, category: words, near: words })
      expect((await readBoard(`?${query}`)).count).toBe(0)
    },
  )

  it.each([
    ['page=-1', 404],
    ['page=0', 404],
    ['page=NaN', 404],
    ['page=1e9', 404],
    ['page=999999999', 404],
    ['page_size=1000000', 200],
    ['page_size=-1', 200],
    ['within=7', 400],
  ])('responds to ?%s with %i', async (query, status) => {
    expect((await backend.get(`/de/api/jobs/?${query}`)).status).toBe(status)
  })

  it('contains the newest five for teasers', async () => {
    for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) {
      await makePublished({ title })
      advanceClock(60_000)
    }
    const response = await backend.get('/de/api/jobs/teaser/')
    const newest = jobTeasersSchema.parse(await response.json())
    expect(newest.map(({ title }) => title)).toEqual(['F', 'E', 'D', 'C', 'B'])
    expect((await backend.get('/de/api/search-jobs/?page_size=1')).status).toBe(200)
  })
})

describe('an ad', () => {
  it('is complete, with similar ads, in the language that it has', async () => {
    const otherJob = await makePublished({ title: 'Chor B' })
    await makePublished({ title: 'Buchhaltung', category: 'administration', region: 'DE-BY' })
    const { id } = await makePublished({
      description: '<p onclick="x()">Wir <b>suchen</b><script>x()</script> <a href="page:1/de">uns</a></p>',
      translation: { title: 'Chorus singer', description: '<p>We look for a voice.</p>' },
    })
    const germanJob = jobSchema.parse((await readJob(id)).body)
    expect(germanJob).toMatchObject({
      url: `/de/jobboerse/chorsaenger-in-sopran/${id}`,
      urls: { en: `/en/jobs/chorus-singer/${id}` },
      description: '<p>Wir <strong>suchen</strong> <a>uns</a></p>',
      language: 'de',
      category: { slug: 'chorus', name: 'Chor' },
      region: { title: 'Sachsen' },
      country: { slug: 'DE', name: 'Deutschland' },
    })
    expect(germanJob.similar.map(({ id }) => id)).toEqual([otherJob.id])
    const englishJob = jobSchema.parse((await readJob(id, 'en')).body)
    expect(englishJob).toMatchObject({ title: 'Chorus singer', language: 'en', category: { name: 'Chorus' } })
    expect(englishJob.similar[0]).toMatchObject({ language: 'de' })
    expect((await readBoard('?search=voice', 'en')).results[0]?.excerpt).toBe('We look for a voice.')
  })

  const endings: [string, (id: number) => Promise<unknown>][] = [
    ['withdrawn', (id) => send('POST', `${id}/withdraw/`)],
    ['deleted', (id) => owner.call('DELETE', `/de/api/jobs/my/${id}/`)],
    ['expired', async () => setClock('2026-12-31T23:00:00Z')],
  ]
  it.each(endings)('disappears everywhere once it is %s', async (reason, end) => {
    const { id } = await makePublished()
    expect((await readJob(id)).status).toBe(200)
    await end(id)
    const job = await readJob(id)
    expect(job).toMatchObject({ status: 410, body: { reason, detail: expect.any(String), similar: [] } })
    expect((await readBoard()).count).toBe(0)
    expect(await (await backend.get('/de/api/jobs/teaser/')).json()).toEqual([])
    await expireJobs(backend.services.db, testClock.now)
    const response = await backend.get('/de/api/search/others/?query=sopran&kind=jobs')
    expect(await response.json()).toMatchObject({ count: 0 })
  })

  it.each(endings)('that is %s links to similar current ads', async (_, end) => {
    const { id } = await makePublished({ occupation: 'chorus-singer' })
    const laterDeadline = { deadline: '2027-01-20' }
    const withdrawnJob = await makePublished({ title: 'Vorbei', occupation: 'chorus-singer' })
    await send('POST', `${withdrawnJob.id}/withdraw/`)
    const inField = await makePublished({ title: 'Im Bereich', ...laterDeadline })
    const nearest = await makePublished({ title: 'Wie sie', occupation: 'chorus-singer', ...laterDeadline })
    await makePublished({ title: 'Anderswo', category: 'administration', ...laterDeadline })
    await end(id)
    const { similar } = endedJobSchema.parse((await readJob(id)).body)
    expect(similar.map((ad) => ad.id)).toEqual([nearest.id, inField.id])
    expect((await backend.get(`/de/api/jobs/${id}/`)).headers.get('Cache-Tag')).toBe(`job:${id}, jobs`)
  })

  it('does not exist before its publication or with an invalid id', async () => {
    const { id } = await make()
    expect((await readJob(id)).status).toBe(404)
    await owner.call('DELETE', `/de/api/jobs/my/${id}/`)
    expect((await readJob(id)).status).toBe(404)
    expect((await backend.get('/de/api/jobs/999999/')).status).toBe(404)
    expect((await backend.get('/de/api/jobs/x/')).status).toBe(404)
  })
})

it('is counted as expired by one of several servers', async () => {
  await makePublished({ title: 'A' })
  await makePublished({ title: 'B', deadline: '2027-01-20' })
  const { db } = backend.services
  setClock('2027-01-01T00:00:00Z')
  const expiredCounts = await Promise.all([expireJobs(db, testClock.now), expireJobs(db, testClock.now)])
  expect(expiredCounts.toSorted()).toEqual([0, 1])
  expect(await listTitles()).toEqual(['B'])
})

it('invalidates caches when it is published, changed or removed, never as a draft', async () => {
  const notifications = await listenTo(backend.services)
  const { id } = await make()
  const { revision } = await send('POST', `${id}/publish/`)
  expect(await notifications.next()).toEqual([`job:${id}`, 'jobs'])
  await send('PATCH', `${id}/`, { revision, title: 'Neu' })
  expect(await notifications.next()).toEqual([`job:${id}`, 'jobs'])
  expect((await readJob(id)).headers.get('Cache-Tag')).toBe(`job:${id}, jobs`)
  await backend.services.db.execute(sql`DELETE FROM jobs`)
  expect(await notifications.next()).toEqual([`job:${id}`, 'jobs'])
})

it.each(['categories', 'employment_types', 'specializations', 'occupations', 'contract_types'])(
  'lists %s in the requested language',
  async (name) => {
    const lists = await Promise.all(
      ['de', 'en'].map(async (locale) =>
        jobLookupListSchema.parse(await (await backend.get(`/${locale}/api/jobs/${name}/`)).json()),
      ),
    )
    expect(lists[0]?.length).toBeGreaterThan(4)
    expect(lists[0]?.map(({ slug }) => slug)).toEqual(lists[1]?.map(({ slug }) => slug))
  },
)

it('lists federal states and countries', async () => {
  const regions = regionListSchema.parse(await (await backend.get('/en/api/regions/')).json())
  expect(regions).toContainEqual({ code: 'DE-BY', title: 'Bavaria' })
  const countries = z.array(z.unknown()).parse(await (await backend.get('/de/api/countries/')).json())
  expect(countries).toContainEqual({ slug: 'AT', name: 'Österreich' })
})

describe('saved ads', () => {
  it('are listed by their ids, including ended ones', async () => {
    const first = await makePublished({ title: 'A' })
    const second = await makePublished({ title: 'B' })
    await makePublished({ title: 'C' })
    const draft = await make({ title: 'D' })
    await send('POST', `${second.id}/withdraw/`)
    const savedJobs = await readBoard(`?ids=${first.id},${second.id},${draft.id},9999`)
    expect(savedJobs.results.map(({ title }) => title)).toEqual(['A'])
    expect(savedJobs.ended).toEqual([second.id, draft.id, 9999])
    const manyIds = Array.from({ length: 101 }, (_, index) => index + 1).join(',')
    for (const ids of ['a', '1,', '-1', '1;2', manyIds]) {
      expect((await backend.get(`/de/api/jobs/?ids=${ids}`)).status).toBe(400)
    }
  })
})

describe('an empty list', () => {
  it('shows the filters to remove and nearly matching ads', async () => {
    await makePublished({ title: 'A', category: 'chorus', region: 'DE-BY' })
    await makePublished({ title: 'B', category: 'chorus', region: 'DE-SN' })
    await makePublished({ title: 'C', category: 'dance', region: 'DE-HH' })
    const emptyBoard = await readBoard('?category=chorus&region=DE-HH')
    expect(emptyBoard).toMatchObject({
      count: 0,
      relaxed: [
        { filter: 'region', count: 2 },
        { filter: 'category', count: 1 },
      ],
    })
    expect(emptyBoard.nearly_fitting.map(({ title }) => title)).toEqual(['B', 'A', 'C'])
    const searchedBoard = await readBoard('?search=xylofonbauer&category=chorus')
    expect(searchedBoard.relaxed).toEqual([{ filter: 'search', count: 2 }])
    expect(await readBoard('?category=chorus')).toMatchObject({ relaxed: [], nearly_fitting: [] })
    expect(await readBoard('?search=xylofonbauer')).toMatchObject({
      count: 0,
      relaxed: [{ filter: 'search', count: 3 }],
    })
  })
})

it('disappears everywhere at its end, before the expiry is stored', async () => {
  await makePublished({ title: 'Glockenspielerin', deadline: '2026-11-10' })
  const countMatches = async () => {
    const responses = [
      await backend.get('/de/api/jobs/?search=glockenspielerin'),
      await backend.get('/de/api/search/others/?query=glockenspielerin&kind=jobs'),
    ]
    const completion = await (await backend.get('/de/api/search/autocomplete/?query=glockensp')).json()
    const listCounts = await Promise.all(responses.map(async (response) => (await response.json()).count))
    const texts = ['/de/api/jobs/teaser/', '/de/api/jobs/feed.rss', '/api/sitemap/']
    const matches = texts.map(async (path) => /glockenspielerin|jobs-\d/i.test(await (await backend.get(path)).text()))
    return { listCounts, completionCount: completion.others.count, isNamed: await Promise.all(matches) }
  }
  expect(await countMatches()).toEqual({ listCounts: [1, 1], completionCount: 1, isNamed: [true, true, true] })
  setClock('2026-11-10T23:00:00Z')
  expect(await countMatches()).toEqual({ listCounts: [0, 0], completionCount: 0, isNamed: [false, false, false] })
})

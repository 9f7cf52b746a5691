import { parseRssFeed } from 'feedsmith'
import { expect, it } from 'vitest'
import { jobFeedSchema } from '@/lib/contract/jobs/job-list'
import { sitemapPartSchema, sitemapSchema } from '@/lib/contract/site/sitemap'
import { startTestBackend } from '@/tests/backend-app'
import { advanceClock, setClock, startJobs, testClock } from './jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const { send, makePublished } = startJobs(backend)

const site = 'https://buehnenhaus.test'

async function readFeed(query = '', locale = 'de') {
  const response = await backend.get(`/${locale}/api/jobs/feed.rss${query}`)
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
  return parseRssFeed(await response.text())
}

it('the feed contains the matching ads with their addresses, and describes its filter', async () => {
  const { id } = await makePublished({ title: 'Sopran & <Alt>' })
  await makePublished({ title: 'Ballett', category: 'dance' })
  expect((await readFeed()).items).toHaveLength(2)
  expect(await readFeed('?category=chorus&region=DE-SN')).toMatchObject({
    title: expect.stringContaining('Jobbörse: Chor, Sachsen'),
    link: `${site}/de/jobboerse?category=chorus&region=DE-SN`,
    atom: { links: [{ href: `${site}/de/jobboerse.rss?category=chorus&region=DE-SN` }] },
    items: [
      {
        title: 'Sopran & <Alt>',
        link: `${site}/de/jobboerse/sopran-alt/${id}`,
        guid: { value: `job-${id}-de@buehnenhaus.test` },
        dc: { creators: ['Theater am Wehr'] },
        categories: [{ name: 'Chor' }, { name: 'Vollzeit' }],
      },
    ],
  })
  const nearFeed = await readFeed('?near=04109&within=50&category=chorus')
  expect(nearFeed.title).toContain('Jobbörse: bis 50 km um 04109, Chor')
  expect((await readFeed('?category=dance', 'en')).items?.[0]?.link).toMatch(/\/en\/jobs\/ballett\/\d+$/)
  expect((await readFeed('?search=nirgends')).items ?? []).toEqual([])
})

it('the feed returns 304 while it is unchanged, and contains no ended ads', async () => {
  const { id } = await makePublished()
  const first = await backend.get('/de/api/jobs/feed.rss')
  expect(first.headers.get('Cache-Tag')).toBe('jobs, settings')
  const condition = { 'If-None-Match': first.headers.get('ETag') ?? '' }
  expect((await backend.get('/de/api/jobs/feed.rss', condition)).status).toBe(304)
  await send('POST', `${id}/withdraw/`)
  expect((await backend.get('/de/api/jobs/feed.rss', condition)).status).toBe(200)
  expect((await readFeed()).items ?? []).toEqual([])
})

it('programs read all ads page by page with their fields, and get 304 without changes', async () => {
  for (const title of ['Erste', 'Zweite', 'Dritte']) {
    advanceClock(1000)
    await makePublished({ title, category: 'dance' })
  }
  await makePublished({ title: 'Chor' })
  const path = '/de/api/jobs/feed.json?category=dance&page_size=2'
  const first = await backend.get(path)
  expect(first.headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8')
  const feed = jobFeedSchema.parse(await first.json())
  expect(feed).toMatchObject({
    feed_url: `${site}/de/jobboerse.json?category=dance`,
    home_page_url: `${site}/de/jobboerse?category=dance`,
    items: [{ title: 'Dritte', _job: { category: { slug: 'dance' }, place: 'Chemnitz' } }, { title: 'Zweite' }],
  })
  const next = new URL(feed.next_url ?? '')
  expect(next.pathname).toBe('/de/jobboerse.json')
  const nextFeed = jobFeedSchema.parse(await (await backend.get(`/de/api/jobs/feed.json${next.search}`)).json())
  expect(nextFeed.items.map(({ title }) => title)).toEqual(['Erste'])
  expect(nextFeed.next_url).toBeUndefined()
  const condition = { 'If-None-Match': first.headers.get('ETag') ?? '' }
  expect((await backend.get(path, condition)).status).toBe(304)
  await makePublished({ title: 'Vierte', category: 'dance' })
  expect((await backend.get(path, condition)).status).toBe(200)
})

it('search engines get the ads while they run', async () => {
  const readPart = async (name: string) => {
    const response = await backend.get(`/api/sitemap/${name}/`)
    return { status: response.status, tags: response.headers.get('Cache-Tag'), body: await response.json() }
  }
  const { id } = await makePublished({ deadline: '2026-12-01' })
  const index = await backend.get('/api/sitemap/')
  const { parts } = sitemapSchema.parse(await index.json())
  const part = parts.find(({ name }) => name.startsWith('jobs-'))
  expect(part?.name).toBe(`jobs-${Math.floor(id / 1000)}`)
  const { body, tags } = await readPart(part?.name ?? '')
  expect(tags).toBe('jobs')
  const { entries } = sitemapPartSchema.parse(body)
  expect(entries).toContainEqual({
    de: { url: `/de/jobboerse/chorsaenger-in-sopran/${id}`, modified: expect.any(String) },
    en: { url: `/en/jobs/chorsaenger-in-sopran/${id}`, modified: expect.any(String) },
    image: null,
  })
  setClock('2026-12-02T00:00:00Z')
  expect((await readPart(part?.name ?? '')).status).toBe(404)
})

import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { startArticles } from '@/backend/content/articles/routes/articles.fixture'
import { announceEndedEvents } from '@/backend/operations/scheduling/announce-ended-events'
import { modules } from '@/backend/platform/db/schema/content/modules'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { type Module, moduleSchema } from '@/lib/contract/blocks/module'
import { recordTeasersSchema } from '@/lib/contract/blocks/teaser-list'
import { pageSchema } from '@/lib/contract/pages/page'
import { searchHitListSchema } from '@/lib/contract/site/search'
import { createUser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createPage, listenTo } from '@/tests/content/content'

const backend = startTestBackend()
const articles = startArticles(backend)
const { ids, makePublished } = articles
const evening = { start: '2090-02-01T18:00:00+01:00', end: '2090-02-01T20:00:00+01:00' }

async function publishRecord(path: 'events' | 'organizations', record: Record<string, unknown>) {
  const response = await articles.call('POST', `${path}/`, record)
  const newPage: { id: number; revision: number } = await response.json()
  expect(response.status, JSON.stringify(newPage)).toBe(201)
  await articles.publish(newPage.id)
  return newPage
}

async function read(query: string, locale = 'de') {
  const response = await backend.get(`/${locale}/api/record-teasers/?${query}`)
  expect(response.status).toBe(200)
  return recordTeasersSchema.parse(await response.json())
}

const loadHeadlines = async (query: string, locale?: string) =>
  (await read(query, locale)).items.map(({ headline }) => headline)

describe('the teasers', () => {
  it('are the latest articles of a section, category or tag', async () => {
    await makePublished({ title: 'Alt', date: '2026-01-01T12:00:00Z', categories: [ids.categories[0]] })
    const { url } = await makePublished({
      title: 'Neu',
      subtitle: 'Ein Zwischenruf',
      teaser: 'Über Säle.',
      date: '2026-02-28T23:30:00Z',
      categories: [ids.categories[1], ids.categories[0]],
      tags: [ids.tag],
    })
    await makePublished({ title: 'Presse', section: 'press' })
    await articles.make({ title: 'Entwurf' })
    const { selection, items } = await read('source=debate')
    expect(selection).toEqual({ source: 'debate', category: null, tag: null, count: 3 })
    expect(items).toMatchObject([
      {
        headline: 'Neu',
        preline: '1. März 2026 · Arbeit',
        subline: 'Ein Zwischenruf',
        text: 'Über Säle.',
        link: url,
        link_text: '',
        image: null,
      },
      { headline: 'Alt', preline: '1. Januar 2026 · Publikum' },
    ])
    expect(await loadHeadlines('source=debate&count=1')).toEqual(['Neu'])
    expect(await loadHeadlines(`source=debate&category=${ids.categories[1]}`)).toEqual(['Neu'])
    expect(await loadHeadlines(`source=debate&tag=${ids.tag}`)).toEqual(['Neu'])
    expect(await loadHeadlines('source=press')).toEqual(['Presse'])
    expect(await loadHeadlines('source=debate', 'en')).toEqual([])
  })

  it('are the next events, each once, without past, canceled and internal events', async () => {
    const rrule = 'FREQ=WEEKLY;COUNT=5'
    await publishRecord('events', { title: 'Jour fixe', kind: 'meeting', place: 'Köln', ...evening, rrule })
    const days = { all_day: true, start: '2090-01-30', end: '2090-01-31' }
    await publishRecord('events', { title: 'Festival', kind: 'festival', ...days })
    const longTimes = { start: '2090-01-31T10:00:00+01:00', end: '2090-02-02T12:00:00+01:00' }
    await publishRecord('events', { title: 'Tagung', ...longTimes })
    await publishRecord('events', { title: 'Vorbei', all_day: true, start: '2020-01-01', end: '2020-01-02' })
    await publishRecord('events', { title: 'Abgesagt', status: 'cancelled', ...evening })
    await publishRecord('events', { title: 'Für Mitglieder', audience: 'members', ...evening })
    expect((await read('source=events')).items).toMatchObject([
      { headline: 'Festival', preline: '30.–31. Januar 2090', subline: 'Festival' },
      { headline: 'Tagung', preline: '31. Januar – 2. Februar 2090' },
      { headline: 'Jour fixe', preline: '1. Februar 2090 um 18:00', subline: 'Jour fixe · Köln' },
    ])
    expect(await loadHeadlines('source=events&kind=meeting&count=12')).toEqual(['Jour fixe'])
  })

  it('are organizations in the order of the directory', async () => {
    const theater = { category: 'theater', region: 'DE-SN', kind: { de: 'Stadttheater', en: 'Municipal theater' } }
    await publishRecord('organizations', { title: 'Haus Z', place: 'Zwickau', ...theater })
    await publishRecord('organizations', { title: 'Haus C', place: 'Chemnitz', ...theater })
    await publishRecord('organizations', { title: 'Klang', place: 'Ulm', category: 'orchestra', region: 'DE-BW' })
    expect((await read('source=organizations&category=theater')).items).toMatchObject([
      { headline: 'Haus C', preline: 'Chemnitz', subline: 'Stadttheater' },
      { headline: 'Haus Z', preline: 'Zwickau' },
    ])
    expect(await loadHeadlines('source=organizations&region=DE-BW')).toEqual(['Klang'])
    expect(await loadHeadlines('source=organizations&region=DE-SN&category=orchestra')).toEqual([])
  })

  it('are the latest current job ads, in the requested language if it exists', async () => {
    const { db } = backend.services
    const { id: ownerId } = await createUser(backend)
    const openAd = {
      ownerId,
      employer: 'Theater am Wehr',
      place: 'Chemnitz',
      deadline: '2090-12-31',
      renewedAt: new Date(),
      expiresAt: new Date('2091-01-01'),
      category: 'chorus',
      state: 'published' as const,
    }
    const translation = { title: 'Soprano', salary: '', description: '', requirements: '', offer: '' }
    const [, sopran] = await db
      .insert(jobs)
      .values([
        { ...openAd, title: 'Technik', category: 'technical', publishedAt: new Date('2090-01-01') },
        { ...openAd, title: 'Sopran', translation, publishedAt: new Date('2090-01-02') },
        { ...openAd, title: 'Entwurf', state: 'draft' as const },
        { ...openAd, title: 'Vorbei', publishedAt: new Date('2090-01-03'), expiresAt: new Date('2020-01-01') },
      ])
      .returning({ id: jobs.id })
    expect(await loadHeadlines('source=jobs')).toEqual(['Sopran', 'Technik'])
    expect((await read('source=jobs', 'en')).items).toMatchObject([
      { headline: 'Soprano', language: null },
      { headline: 'Technik', language: 'de' },
    ])
    expect((await read('source=jobs&category=chorus')).items).toMatchObject([
      {
        headline: 'Sopran',
        preline: 'Chor',
        link: `/de/jobboerse/sopran/${sopran?.id}`,
        subline: 'Theater am Wehr · Chemnitz · bis\u00a031.\u00a0Dezember\u00a02090',
      },
    ])
  })

  it.each([
    ['source=persons', 'source'],
    ['source=jobs&category=Not_a_slug', 'category'],
    ['source=debate&category=x', 'category'],
    ['source=press&count=13', 'count'],
    ['source=press&count=0', 'count'],
    ['source=events&kind=party', 'kind'],
    ['source=organizations&region=DE-XX', 'region'],
    ['count=3', 'source'],
  ])('of %s are rejected', async (query, field) => {
    const response = await backend.get(`/de/api/record-teasers/?${query}`)
    expect([response.status, Object.keys(await response.json())]).toEqual([400, [field]])
  })
})

describe('a list of teasers on a page', () => {
  let pageId = 0
  let count = 0
  const getPath = () => `teaser-${count}`
  beforeEach(async () => {
    count += 1
    pageId = await createPage(backend.services.db, { path: { de: getPath(), en: getPath() } })
  })

  const getOwner = () => ({ object_id: pageId, content_type: 'page', locale: 'de', parent: null, column: null })
  const write = (records: unknown) =>
    articles.editor.call('POST', 'teaserlist/', { ...getOwner(), position: 0, data: { records } })
  async function addBlock(records: unknown): Promise<Module> {
    const { status, body } = await write(records)
    expect(status, JSON.stringify(body)).toBe(201)
    return moduleSchema.parse(body)
  }
  async function loadPublished() {
    const response = await backend.get(`/de/pageeditor-api/page/${getPath()}`)
    const { modules: blocks } = pageSchema.parse(await response.json())
    const records = recordTeasersSchema.nullable().parse(blocks[0]?.data.records ?? null)
    return {
      tags: response.headers.get('Cache-Tag')?.split(', '),
      headlines: records?.items.map((item) => item.headline),
    }
  }

  it('shows current teasers to visitors and editors without a new publication', async () => {
    const { db, tags } = backend.services
    const writtenModule = await addBlock({ source: 'press', count: 2 })
    expect(writtenModule.data.records).toEqual({ selection: { source: 'press', category: null, count: 2 }, items: [] })
    await articles.publish(pageId)
    expect(await loadPublished()).toMatchObject({
      tags: expect.arrayContaining(['records:press_release', 'article-terms']),
      headlines: [],
    })
    const notifications = await listenTo({ db, tags })
    await makePublished({ title: 'Meldung', section: 'press' })
    let announcedTags: string[] = []
    while (!announcedTags.includes('records:press_release')) announcedTags = await notifications.next()
    expect((await loadPublished()).headlines).toEqual(['Meldung'])
    const draft = await articles.editor.page('GET', `page/${getPath()}?draft=1`)
    expect(draft.modules[0]?.data.records).toMatchObject({ items: [{ headline: 'Meldung' }] })
    // The loaded block can be saved unchanged; its teasers are not stored.
    const data = { ...draft.modules[0]?.data, extra_class: 'slide' }
    const { revision, id } = writtenModule
    const changeResponse = await articles.editor.call('POST', `teaserlist/${id}/`, { revision, data })
    expect(changeResponse.status, JSON.stringify(changeResponse.body)).toBe(200)
    const [row] = await db.select().from(modules).where(eq(modules.id, id))
    expect(row?.data).toMatchObject({ extra_class: 'slide', records: { source: 'press', category: null, count: 2 } })
    const reloadedPage = await articles.editor.page('GET', `page/${getPath()}?draft=1`)
    expect(reloadedPage.is_changed).toBe(true)
  })

  it('of job ads has cache tags for changes of ads and for the day, because ads expire daily', async () => {
    await addBlock({ source: 'jobs', count: 2 })
    await articles.publish(pageId)
    expect((await loadPublished()).tags).toEqual(expect.arrayContaining(['jobs', 'today']))
  })

  it('contains no records if its teasers are manual', async () => {
    await addBlock(null)
    await articles.publish(pageId)
    const { tags, headlines } = await loadPublished()
    expect(tags?.filter((tag) => tag.startsWith('records:'))).toEqual([])
    expect(headlines).toBeUndefined()
  })

  it.each([
    ['an unknown source', { source: 'persons' }],
    ['too many records', { source: 'press', count: 13 }],
    ['an unknown category', { source: 'press', category: 99_999 }],
    ['an unknown tag', { source: 'debate', tag: 99_999 }],
    ['an unknown region', { source: 'organizations', region: 'FR-75' }],
  ])('is not stored with %s', async (_case, records) => {
    const { status, body } = await write(records)
    expect(status).toBe(400)
    expect(body).toMatchObject({ data: { records: [expect.any(String)] } })
  })

  it('is not stored with a category of another section', async () => {
    expect((await write({ source: 'press', category: ids.categories[0] })).status).toBe(400)
    expect((await write({ source: 'debate', category: ids.categories[0] })).status).toBe(201)
  })
})

it('invalidates lists of events at the end of an event', async () => {
  const { db, tags } = backend.services
  const { id } = await publishRecord('events', { title: 'Eben vorbei', ...evening })
  const notifications = await listenTo({ db, tags })
  await announceEndedEvents(db)
  await db.execute(sql`
    UPDATE event_occurrences SET starts_at = now() - interval '1 hour', ends_at = now() - interval '5 seconds'
    WHERE event_id = ${id}`)
  await announceEndedEvents(db)
  expect(await notifications.next()).toEqual(['records:event'])
})

it('finds a series with its next date, and marks a canceled event', async () => {
  const { db } = backend.services
  const findHits = async () => {
    const response = await backend.get('/de/api/search/others/?query=Chorprobe&kind=events')
    return searchHitListSchema.parse(await response.json())
  }
  const series = { title: 'Chorprobe', place: 'Köln', ...evening, rrule: 'FREQ=YEARLY;COUNT=2' }
  const { id } = await publishRecord('events', series)
  expect(await findHits()).toMatchObject({ years: [2090], results: [{ detail: 'Köln' }] })
  await db.execute(sql`
    UPDATE event_occurrences SET starts_at = now() - interval '1 hour', ends_at = now() - interval '5 seconds'
    WHERE event_id = ${id} AND starts_at < '2091-01-01'`)
  await announceEndedEvents(db)
  await db.execute(sql`UPDATE events SET status = 'cancelled' WHERE page_id = ${id}`)
  expect(await findHits()).toMatchObject({ years: [2091], results: [{ detail: 'Abgesagt · Köln' }] })
})

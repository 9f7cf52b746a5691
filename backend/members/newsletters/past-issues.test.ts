import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { startArticles } from '@/backend/content/articles/routes/articles.fixture'
import { unpublishPage } from '@/backend/content/pages/publish-page'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { dispatches, newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { formatPageLink } from '@/backend/platform/html/page-link'
import type { IssueSection } from '@/lib/contract/administration/newsletter-issues'
import { createUser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { storeIssue } from './dispatches.fixture'
import { runDispatches } from './run-dispatches'

const clock = { now: new Date('2026-11-28T10:00:00Z') }
const backend = startTestBackend({ clock: () => clock.now })
const articles = startArticles(backend)

beforeEach(async () => {
  await backend.services.db.delete(dispatches)
  await backend.services.db.delete(newsletterIssues)
})

const plan = async (id: number, plannedAt = clock.now) =>
  await backend.services.db.insert(dispatches).values({ issueId: id, plannedAt })

/** Stores an issue and sends it at the current time, a minute after the issue before. */
async function sendIssue(values: Parameters<typeof storeIssue>[1] = {}): Promise<number> {
  clock.now = new Date(clock.now.getTime() + 60_000)
  const id = await storeIssue(backend.services, values)
  await plan(id)
  await runDispatches(backend.services)
  return id
}

const read = async (id: number | string, locale = 'de') => await backend.get(`/${locale}/api/newsletter-issues/${id}/`)
const readPage = async (id: number, locale?: string) => (await read(id, locale)).json()
const list = async (locale = 'de') => (await backend.get(`/${locale}/api/newsletter-issues/`)).json()
const listIds = async (locale?: string) => (await list(locale)).map(({ id }: { id: number }) => id)

async function publishEvent(values: object): Promise<number> {
  const response = await articles.call('POST', 'events/', values)
  const { id }: { id: number } = await response.json()
  await articles.publish(id)
  return id
}

const createSection = (values: Partial<IssueSection> = {}): IssueSection => ({
  title: { de: 'Lesen', en: 'Read' },
  source: 'articles',
  records: [],
  count: 2,
  days: null,
  ...values,
})
const toTitles = (page: { sections: { entries: { title: string }[] }[] }) =>
  page.sections.map(({ entries }) => entries.map(({ title }) => title))

it('shows a sent issue to everybody, in each of its languages', async () => {
  const { url, id: page } = await articles.makePublished({ title: 'Erster', teaser: 'Über Säle.' })
  const text = {
    de: `<p>Zum <a href="${formatPageLink({ id: page, locale: 'de', suffix: '' })}">Ziel</a></p>`,
    en: '<p>Hello</p>',
  }
  const id = await sendIssue({ text, sections: [createSection({ records: [page] })] })
  expect(await readPage(id)).toEqual({
    id,
    title: 'Neues',
    url: `/de/newsletter/ausgabe/${id}`,
    urls: { de: `/de/newsletter/ausgabe/${id}`, en: `/en/newsletter/ausgabe/${id}` },
    sent_at: '2026-11-28T11:01:00+01:00',
    preheader: 'Drei Nachrichten',
    text: `<p>Zum <a href="${url}">Ziel</a></p>`,
    sections: [{ title: 'Lesen', entries: [{ title: 'Erster', text: expect.stringContaining('Über Säle.'), url }] }],
  })
  expect(await readPage(id, 'en')).toMatchObject({ title: 'News', sections: [] })
  expect((await read(id)).headers.get('Cache-Tag')?.split(', ')).toEqual(
    expect.arrayContaining(['newsletter-issues', 'records:article', `link:${page}:de`]),
  )
})

it('an issue has no page and is not listed before its dispatch, during a stop, and in other languages', async () => {
  const draftId = await storeIssue(backend.services)
  const plannedId = await storeIssue(backend.services)
  await plan(plannedId, new Date(clock.now.getTime() + 3_600_000))
  const stoppedId = await storeIssue(backend.services)
  const dispatchStart = { plannedAt: clock.now, startedAt: clock.now, content: {} }
  await backend.services.db.insert(dispatches).values({ issueId: stoppedId, state: 'stopped', ...dispatchStart })
  for (const id of [draftId, plannedId, stoppedId, 999_999]) expect((await read(id)).status, `${id}`).toBe(404)
  expect((await read(plannedId)).headers.get('Cache-Tag')).toBe('newsletter-issues')
  const germanId = await sendIssue({ languages: ['de'] })
  expect((await read(germanId, 'en')).status).toBe(404)
  expect((await readPage(germanId)).urls).toEqual({ de: `/de/newsletter/ausgabe/${germanId}`, en: null })
  expect(await listIds()).toEqual([germanId])
  expect(await listIds('en')).toEqual([])
})

it('hides the page or only the list entry, as the office chooses', async () => {
  const pagelessId = await sendIssue({ isPage: false })
  const unlistedId = await sendIssue({ isListed: false })
  const first = await sendIssue()
  const second = await sendIssue({ subject: { de: 'Später', en: 'Later' } })
  expect((await read(pagelessId)).status).toBe(404)
  expect((await read(unlistedId)).status).toBe(200)
  expect(await list()).toEqual([
    { id: second, title: 'Später', url: `/de/newsletter/ausgabe/${second}`, sent_at: expect.any(String) },
    { id: first, title: 'Neues', url: `/de/newsletter/ausgabe/${first}`, sent_at: expect.any(String) },
  ])
  const { entries } = await (await backend.get('/de/api/sitemap/lists/')).json()
  const addresses = JSON.stringify(entries)
  expect(addresses).toContain(`/en/newsletter/ausgabe/${first}`)
  expect(addresses).not.toContain(`/newsletter/ausgabe/${unlistedId}`)
})

it('shows the records that it was sent with, as long as they are public', async () => {
  const oldArticle = await articles.makePublished({ title: 'Bleibt', date: '2026-02-01T12:00:00+01:00' })
  const hiddenArticle = await articles.makePublished({ title: 'Geht', date: '2026-02-02T12:00:00+01:00' })
  const id = await sendIssue({ sections: [createSection()] })
  expect(toTitles(await readPage(id))).toEqual([['Geht', 'Bleibt']])
  await articles.makePublished({ title: 'Neuer', date: '2026-02-03T12:00:00+01:00' })
  await unpublishPage(backend.services.db, hiddenArticle.id, 'de')
  expect(toTitles(await readPage(id))).toEqual([['Bleibt']])
  await unpublishPage(backend.services.db, oldArticle.id, 'de')
  expect(toTitles(await readPage(id))).toEqual([])
})

it('shows the titles of past events and ended ads, and links only to existing pages', async () => {
  const { db } = backend.services
  const evening = { start: '2026-12-01T18:00:00+01:00', end: '2026-12-01T20:00:00+01:00' }
  const pastEventId = await publishEvent({ ...evening, title: 'Premiere' })
  const hiddenEventId = await publishEvent({ ...evening, title: 'Intern' })
  const { id: ownerId } = await createUser(backend)
  const adColumns = { ownerId, employer: 'Haus', place: 'Ulm', deadline: '2090-12-31', category: 'chorus' }
  const times = { publishedAt: clock.now, renewedAt: clock.now, expiresAt: new Date('2091-01-01') }
  const columns = { ...adColumns, ...times, state: 'published' as const }
  const ads = await db
    .insert(jobs)
    .values(['Läuft', 'Endet', 'Gesperrt'].map((title) => ({ ...columns, title })))
    .returning({ id: jobs.id })
  const sections = [
    createSection({ source: 'events', records: [pastEventId, hiddenEventId] }),
    createSection({ source: 'jobs', records: ads.map(({ id }) => id) }),
  ]
  const id = await sendIssue({ sections, languages: ['de'] })
  expect(toTitles(await readPage(id))).toEqual([
    ['Premiere', 'Intern'],
    ['Läuft', 'Endet', 'Gesperrt'],
  ])

  await db.execute(sql`UPDATE event_occurrences SET starts_at = '2020-01-01', ends_at = '2020-01-02'`)
  await db.update(publications).set({ audience: [] }).where(eq(publications.pageId, hiddenEventId))
  const [, endedId, blockedId] = ads.map((ad) => ad.id)
  await db
    .update(jobs)
    .set({ state: 'expired' })
    .where(eq(jobs.id, endedId ?? 0))
  await db
    .update(jobs)
    .set({ state: 'withdrawn', withdrawnAt: clock.now, isBlocked: true })
    .where(eq(jobs.id, blockedId ?? 0))
  expect((await readPage(id)).sections).toMatchObject([
    { entries: [{ title: 'Premiere', url: `/de/kalender/premiere/${pastEventId}` }] },
    {
      entries: [
        { title: 'Läuft', url: expect.stringContaining('/de/jobboerse/') },
        { title: 'Endet', url: '' },
      ],
    },
  ])
})

it('omits records for members', async () => {
  const evening = { start: '2090-02-01T18:00:00+01:00', end: '2090-02-01T20:00:00+01:00' }
  const eventId = await publishEvent({ ...evening, title: 'Intern', audience: 'members' })
  const sections = [
    createSection({ source: 'events', records: [eventId] }),
    createSection({ source: 'menu', records: [eventId] }),
    createSection({ source: 'events' }),
  ]
  expect(await readPage(await sendIssue({ sections }))).toMatchObject({ sections: [] })
})

it('hides a record that becomes visible to members only', async () => {
  const { id: page } = await articles.makePublished({ title: 'Erst offen' })
  const id = await sendIssue({
    sections: [createSection({ records: [page] }), createSection({ source: 'menu', records: [page] })],
  })
  expect(toTitles(await readPage(id))).toEqual([['Erst offen'], ['Erst offen']])
  await backend.services.db.execute(sql`UPDATE publications SET audience = '{}'::text[] WHERE page_id = ${page}`)
  expect(toTitles(await readPage(id))).toEqual([])
})

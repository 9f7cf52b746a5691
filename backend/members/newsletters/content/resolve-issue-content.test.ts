import { expect, it } from 'vitest'
import { startArticles } from '@/backend/content/articles/routes/articles.fixture'
import { newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { formatPageLink } from '@/backend/platform/html/page-link'
import { startTestBackend } from '@/tests/backend-app'
import { resolveIssueContent } from './resolve-issue-content'

const backend = startTestBackend()
const articles = startArticles(backend)
const evening = { start: '2090-02-01T18:00:00+01:00', end: '2090-02-01T20:00:00+01:00' }
const site = 'https://buehnenhaus.test'

async function publishEvent(record: Record<string, unknown>): Promise<number> {
  const response = await articles.call('POST', 'events/', { ...evening, ...record })
  const { id }: { id: number } = await response.json()
  expect(response.status).toBe(201)
  await articles.publish(id)
  return id
}

async function resolve(values: Partial<typeof newsletterIssues.$inferInsert>) {
  const { db, env } = backend.services
  const [issue] = await db
    .insert(newsletterIssues)
    .values({ slug: 'ausgabe', topics: ['policy'], languages: ['de'], ...values })
    .returning()
  if (!issue) throw new Error('The issue was not stored.')
  return await resolveIssueContent(db, issue, env)
}

const title = { de: 'Lesen', en: 'Read' }

it('an issue contains chosen records in their order, without drafts and records for members', async () => {
  const first = await articles.makePublished({ title: 'Erster', teaser: 'Über Säle.' })
  const draft = await articles.make({ title: 'Entwurf' })
  const internalId = await publishEvent({ title: 'Für Mitglieder', audience: 'members' })
  const publicId = await publishEvent({ title: 'Für alle' })
  const pages = [publicId, internalId, draft.id, first.id]
  const { de } = await resolve({ sections: [{ title, source: 'menu', records: pages, count: 3, days: null }] })
  expect(de?.sections).toMatchObject([
    {
      title: 'Lesen',
      entries: [{ title: 'Für alle' }, { title: 'Erster', text: 'Über Säle.', url: site + first.url }],
    },
  ])
})

it('an issue contains the current records of a section without a choice, and omits empty sections', async () => {
  await publishEvent({ title: 'Für alle' })
  await publishEvent({
    title: 'Morgen',
    start: new Date(Date.now() + 24 * 3_600_000).toISOString(),
    end: new Date(Date.now() + 26 * 3_600_000).toISOString(),
  })
  const events = { title, source: 'events' as const, count: 12 }
  const sections = [
    { ...events, records: [], days: 28 },
    { ...events, records: [999_999], days: null },
  ]
  const { de, en } = await resolve({ sections })
  expect(de?.sections).toHaveLength(1)
  expect(de?.sections[0]?.entries.map((entry) => entry.title)).toEqual(['Morgen'])
  expect(en).toBeUndefined()
})

it('an issue contains chosen articles and events with their facts, in the chosen order', async () => {
  const first = await articles.makePublished({ title: 'Erster' })
  const second = await articles.makePublished({ title: 'Zweiter' })
  const publicId = await publishEvent({ title: 'Für alle' })
  const internalId = await publishEvent({ title: 'Für Mitglieder', audience: 'members' })
  const section = { title, count: 1, days: null }
  const { de } = await resolve({
    sections: [
      { ...section, source: 'articles', records: [second.id, first.id] },
      { ...section, source: 'events', records: [internalId, publicId] },
    ],
  })
  const entryTitles = de?.sections.map(({ entries }) => entries.map((entry) => entry.title))
  expect(entryTitles).toEqual([['Zweiter', 'Erster'], ['Für alle']])
  expect(de?.sections[1]?.entries[0]?.text).toContain('1. Februar 2090 um 18:00')
})

it('an issue has absolute links to the current addresses of pages', async () => {
  const { id, url } = await articles.makePublished({ title: 'Ziel' })
  const text = { de: `<p><a href="${formatPageLink({ id, locale: 'de', suffix: '#ort' })}">Ziel</a></p>`, en: '' }
  expect((await resolve({ text })).de?.text).toBe(`<p><a href="${site}${url}#ort">Ziel</a></p>`)
})

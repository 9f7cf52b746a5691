import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { startArticles } from '@/backend/content/articles/routes/articles.fixture'
import { articles as articlesTable } from '@/backend/platform/db/schema/content/articles'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { type SectionSource, sectionSources } from '@/lib/contract/administration/newsletter-issues'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { addDirectory } from '@/tests/content/downloads'
import { resolveIssueContent } from './content/resolve-issue-content'
import { resolveReleaseContent } from './content/resolve-release-content'
import { listChoices } from './list-choices'

const backend = startTestBackend()
const articles = startArticles(backend)
const releaseValues = { section: 'press', date: '2026-02-01T12:00:00+01:00' }
const evening = { start: '2090-02-01T18:00:00+01:00', end: '2090-02-01T20:00:00+01:00' }

async function publish(folder: string, values: object): Promise<number> {
  const response = await articles.call('POST', `${folder}/`, values)
  expect(response.status).toBe(201)
  const { id }: { id: number } = await response.json()
  await articles.publish(id)
  return id
}

/** Publishes a record of each kind. */
async function publishRecords() {
  const title = 'Für Mitglieder'
  const article = await articles.makePublished({ title })
  const release = await publish('articles', { ...releaseValues, title })
  const event = await publish('events', { title, ...evening })
  const page = await createPage(backend.services.db, { path: { de: 'intern' }, title })
  await articles.publish(page)
  return { articles: article.id, 'press-releases': release, events: event, menu: page }
}
type Records = Awaited<ReturnType<typeof publishRecords>>

/** Lists the titles that an issue shows from a source: the latest records, then chosen ones. */
async function listTitles(source: SectionSource, chosenIds: number[]): Promise<string[]> {
  const sections = [[], chosenIds].map((records) => {
    return { title: { de: 'Lesen', en: '' }, source, records, count: 12, days: null }
  })
  const text = { de: '', en: '' }
  const issue = { subject: text, preheader: text, text, languages: ['de' as const], sections }
  const { de } = await resolveIssueContent(backend.services.db, issue, backend.services.env)
  return de?.sections.flatMap(({ entries }) => entries.map(({ title }) => title)) ?? []
}
const listChoiceIds = async (source: SectionSource) => {
  const query = { source, locale: 'de' as const, now: new Date(), search: '', ids: null }
  return (await listChoices(backend.services.db, query)).map(({ id }) => id)
}
const recordSources = sectionSources.filter((source) => source !== 'jobs')

it('an issue contains only records that are public', async () => {
  const records: Records = await publishRecords()
  const ids = Object.values(records)
  for (const source of recordSources) {
    expect((await listTitles(source, [records[source]])).join(), source).toContain('Für Mitglieder')
    expect(await listChoiceIds(source)).toContain(records[source])
  }
  await backend.services.db
    .update(publications)
    .set({ audience: ['Mitglied'] })
    .where(inArray(publications.pageId, ids))
  for (const source of recordSources) {
    expect([source, await listTitles(source, [records[source]])]).toEqual([source, []])
    expect(await listChoiceIds(source)).not.toContain(records[source])
  }
  expect(await listTitles('menu', ids)).toEqual([])
})

it('a dispatch contains no files and releases for members only', async () => {
  const { db, env } = backend.services
  const directory = await addDirectory(backend, { 'intern.pdf': '%PDF-1' }, { isProtected: true })
  const id = await publish('articles', { ...releaseValues, title: 'Zahlen' })
  await db.update(articlesTable).set({ directoryId: directory.id }).where(eq(articlesTable.pageId, id))
  const release = { id, languages: ['de' as const], isEmbargoed: false, dispatchId: 1 }
  const content = (await resolveReleaseContent(db, release, env)).de
  expect(content?.subject).toBe('Zahlen')
  expect(JSON.stringify(content)).not.toContain('intern.pdf')
  await db
    .update(publications)
    .set({ audience: ['Mitglied'] })
    .where(eq(publications.pageId, id))
  expect(await resolveReleaseContent(db, release, env)).toEqual({})
})

it('a dispatch contains no release under an embargo that will be for members', async () => {
  const { db, env } = backend.services
  const record = await articles.make({ ...releaseValues, title: 'Zahlen' })
  const publication = { ids: [record.id], at: '2090-02-01T18:00:00+01:00' }
  const plan = await articles.call('POST', 'administration/press-releases/publish/', publication)
  expect(await plan.json()).toEqual({ done: [record.id], refused: [] })
  const release = { id: record.id, languages: ['de' as const], isEmbargoed: true, dispatchId: 1 }
  expect((await resolveReleaseContent(db, release, env)).de?.subject).toContain('Zahlen')
  const dispatch = async () => {
    const choice = { topics: ['policy'], languages: ['de'], is_embargoed: true }
    const path = 'administration/press-releases/dispatch/'
    return await (await articles.call('POST', path, { ids: [record.id], ...choice })).json()
  }
  expect(await dispatch()).toMatchObject({ done: [record.id] })
  await db
    .update(pages)
    .set({ groups: ['Mitglied'] })
    .where(eq(pages.id, record.id))
  expect(await resolveReleaseContent(db, release, env)).toEqual({})
  expect(await dispatch()).toMatchObject({ done: [], refused: [{ id: record.id }] })
})

import { beforeAll, expect, it } from 'vitest'
import { downloadCategories, downloadDirectories, downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { linkTargetsSchema } from '@/lib/contract/pages/link-targets'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { TestEditor } from '@/tests/content/page-editor'

const backend = startTestBackend()
const editor = TestEditor.logInBeforeAll(backend)
const toBoth = (text: string) => ({ de: text, en: text })

beforeAll(async () => {
  const { db } = backend.services
  await createPage(db, { path: { de: 'verband/satzung', en: 'about/statutes' }, title: 'Satzung' })
  await createPage(db, { path: { de: 'geschichte' }, title: 'Unsere alte Satzung' })
  const [category] = await db
    .insert(downloadCategories)
    .values({ slug: 'recht', title: toBoth('Recht') })
    .returning()
  const [directory] = await db
    .insert(downloadDirectories)
    .values({ categoryId: category?.id ?? 0, slug: 'recht', title: toBoth('Recht') })
    .returning()
  await db
    .insert(downloadFiles)
    .values({
      directoryId: directory?.id ?? 0,
      title: { de: 'Satzung als PDF', en: 'Statutes' },
      name: 'satzung.pdf',
      mime: 'application/pdf',
      byteSize: 1,
      hash: 'a'.repeat(64),
      language: 'de',
      date: '2026-01-01',
    })
  await db.insert(persons).values([
    { name: 'Änne Satzungsmann', email: 'aenne@example.org' },
    { name: 'Otto Satzung', email: '' },
  ])
})

const find = (search: string) =>
  editor.ask(linkTargetsSchema, 'GET', `link-targets/?${new URLSearchParams({ search })}`)

it('pages, files and persons are found by their names, prefix matches first', async () => {
  expect(await find('satzung')).toEqual([
    { kind: 'page', title: 'Satzung de', url: '/de/verband/satzung' },
    { kind: 'page', title: 'Unsere alte Satzung de', url: '/de/geschichte' },
    { kind: 'file', title: 'Satzung als PDF', url: expect.stringMatching(/^\/api\/files\/\d+\/satzung\.pdf$/) },
    { kind: 'person', title: 'Änne Satzungsmann', url: 'mailto:aenne@example.org' },
  ])
  expect(await editor.in('en').call('GET', 'link-targets/?search=statutes')).toMatchObject({
    body: [
      { kind: 'page', url: '/en/about/statutes' },
      { kind: 'file', title: 'Statutes' },
    ],
  })
})

it('articles, events and organizations are found too, with their kind, published or not', async () => {
  const createRecord = async (path: string, record: Record<string, unknown>) => {
    expect((await editor.browser.call('POST', `/de/api/${path}/`, record)).status).toBe(201)
  }
  const times = { start: '2027-02-01T18:00:00+01:00', end: '2027-02-01T20:00:00+01:00' }
  await createRecord('articles', { title: 'Probenzeit im Streit' })
  await createRecord('articles', { title: 'Probenzeit wird kürzer', section: 'press' })
  await createRecord('events', { title: 'Tagung zur Probenzeit', ...times })
  await createRecord('organizations', { title: 'Theater Probenzeit', category: 'theater', place: 'Ulm' })
  expect(await find('probenzeit')).toMatchObject([
    { kind: 'article', title: 'Probenzeit im Streit', url: expect.stringMatching('^/de/debatte/') },
    { kind: 'press_release', url: expect.stringMatching('^/de/pressemitteilungen/') },
    { kind: 'event', url: expect.stringMatching('^/de/kalender/') },
    { kind: 'organization', url: expect.stringMatching('^/de/unsere-mitglieder/') },
  ])
})

it('umlauts match in any spelling; wildcards are literal', async () => {
  expect(await find('anne satz')).toMatchObject([{ kind: 'person' }])
  expect(await find('%')).toEqual([])
})

import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { insertModules } from '@/backend/content/module-content/insert-modules'
import { publishInTransaction, unpublishPage } from '@/backend/content/pages/publish-page'
import { fileUrl } from '@/backend/library/downloads/presenter'
import { runDueSchedules } from '@/backend/operations/scheduling/run-due-schedules'
import { downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { dispatches } from '@/backend/platform/db/schema/members/newsletters'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { settings as demo } from '@/demo/settings'
import { pagesPerPart } from '@/lib/contract/site/sitemap'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { addDirectory } from '@/tests/content/downloads'
import { createSettingsKey } from '../subscriptions/settings-key'
import { startDispatches } from './dispatches.fixture'

const tests = startDispatches((clock) => startTestBackend({ clock }))
const { opened: backend, addReader, queue, deliver, wait, sendFor } = tests
const hourMs = 3_600_000
const site = 'https://buehnenhaus.test'

let editor: TestBrowser
let editorEmail = ''
beforeAll(async () => {
  const user = await createUser(backend, { role: 'editor' })
  editorEmail = user.email
  editor = await new TestBrowser(backend).logIn(user)
})
beforeEach(() => backend.services.db.delete(settings))

const values = {
  title: { de: 'Mehr Bühnen', en: 'More Stages' },
  slug: { de: '', en: '' },
  subtitle: { de: 'Ein Bericht', en: '' },
  teaser: { de: 'Kurz gesagt', en: 'In short' },
  image: null,
  author: 'VBO',
  date: '2026-11-28T10:00:00+01:00',
  categories: [],
  related: [],
  contact: null,
  attachments: null,
}

/** Creates an unpublished release with a text, a contact and a file. */
async function makeRelease(changes: object = {}) {
  const { db } = backend.services
  const directory = await addDirectory(backend, { 'studie.pdf': '%PDF-1' })
  const [file] = await db.select().from(downloadFiles).where(eq(downloadFiles.directoryId, directory.id))
  const [contact] = await db
    .insert(persons)
    .values({ name: 'Paul Presse', email: 'paul@example.org', phone: '030 1234' })
    .returning()
  const answer = await editor.call('POST', '/de/api/administration/press-releases/', {
    values: { ...values, attachments: directory.id, contact: contact?.id, ...changes },
  })
  const body = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(201)
  if (!file) throw new Error('The directory has no file.')
  await insertModules(db, { contentType: 'page', objectId: body.id, locale: 'de' }, [
    { model: 'headline', data: { headline_level: 2, content: 'Die Zahlen' } },
    {
      model: 'text',
      data: { content: '<p>Es gibt <a href="/de/zahlen">neue Zahlen der Statistik</a>.</p>' },
    },
  ])
  return { id: Number(body.id), file }
}

async function act(action: string, id: number, parameters: object = {}, caller = editor) {
  const path = `/de/api/administration/press-releases/${action}/`
  return (await caller.call('POST', path, { ids: [id], ...parameters })).json()
}
const expectDone = async (action: string, id: number, parameters: object = {}) =>
  expect(await act(action, id, parameters)).toEqual({ done: [id], refused: [] })
const choice = { topics: ['policy'], languages: ['de', 'en'] }
const dispatch = (id: number, parameters: object = {}) =>
  expectDone('dispatch', id, { ...choice, ...parameters })
const inAnHour = () => new Date(tests.services.clock().getTime() + hourMs).toISOString()
const readRow = async (id: number) =>
  (await (await editor.call('GET', `/de/api/administration/press-releases/${id}/`)).json()).row
const runPlans = () => runDueSchedules(backend.services, new AbortController().signal)

const addJournalist = (email: string, changes: Partial<typeof subscriptions.$inferInsert> = {}) =>
  addReader(email, {
    list: 'press',
    topics: ['policy'],
    details: {
      salutation: '',
      first_name: 'Ada',
      last_name: 'Amsel',
      medium: 'Morgenblatt',
      function: '',
      phone: '',
    },
    ...changes,
  })

it('sends a public release once to the confirmed press readers of its topics, in their language', async () => {
  const ada = await addJournalist('ada@example.org')
  await addJournalist('bela@example.org', { language: 'en', topics: ['statistics', 'policy'] })
  await addJournalist('topic@example.org', { topics: ['statistics'] })
  await addJournalist('pending@example.org', { state: 'pending', confirmedAt: null })
  await addReader('newsletter@example.org')
  const { id, file } = await makeRelease()
  await expectDone('publish', id, { at: null })
  expect((await readRow(id)).press_readers).toHaveLength(3)
  await dispatch(id)
  await sendFor(3)
  expect(tests.listRecipients()).toEqual(['ada@example.org', 'bela@example.org'])
  expect((await readRow(id)).dispatch).toMatchObject({ state: 'done', sent: 2, refused: 0, skipped: 0 })

  const { email, raw } = await tests.server.waitForMail('ada@example.org')
  const headers = new Map(email.headers.map(({ key, value }) => [key, value]))
  const unsubscribeUrl = `${site}/de/subscription/press/unsubscribe/${createSettingsKey(tests.services.serverKey, ada)}`
  expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(headers.get('list-id')).toBe('<press.buehnenhaus.test>')
  expect(email.subject).toBe('Mehr Bühnen')
  for (const part of [email.text, email.html]) {
    for (const text of [
      ...['Guten Tag Ada Amsel,', 'Ein Bericht', 'Kurz gesagt', 'Die Zahlen', `${site}/de/zahlen`],
      ...['Paul Presse', 'mailto:paul@example.org', '030 1234', site + fileUrl(file)],
      ...[`${site}/de/pressemitteilungen/mehr-b`, unsubscribeUrl, `${site}/de/impressum`],
    ]) {
      expect(part).toContain(text)
    }
    expect(part).not.toContain('Sperrfrist')
  }
  expect(raw.length).toBeLessThan(100_000)
  const english = await tests.server.waitForMail('bela@example.org')
  expect(english.email.subject).toBe('More Stages')
  expect(await act('dispatch', id, choice)).toMatchObject({ done: [], refused: [{ id }] })
})

it('leaves with the planned publication in all languages or not at all', async () => {
  await addJournalist('ada@example.org')
  await addJournalist('bela@example.org', { language: 'en' })
  const { id } = await makeRelease()
  await dispatch(id)
  await sendFor(2)
  expect(tests.listRecipients()).toEqual([])
  await expectDone('publish', id, { at: inAnHour() })
  wait(hourMs)
  const { db } = backend.services
  const now = tests.services.clock()
  await expect(
    db.transaction(async (transaction) => {
      await publishInTransaction(transaction, { pageId: id, locale: 'de', now })
      throw new Error('The server is killed.')
    }),
  ).rejects.toThrow('killed')
  await queue()
  // One language is public, the other is not yet.
  await db.transaction((transaction) => publishInTransaction(transaction, { pageId: id, locale: 'de', now }))
  await queue()
  expect((await readRow(id)).dispatch).toMatchObject({ state: 'planned' })
  await runPlans()
  await Promise.all([queue(), queue()])
  await sendFor(2)
  expect(tests.listRecipients()).toEqual(['ada@example.org', 'bela@example.org'])
})

/** Public addresses that would show a release. */
const publicAddresses = (id: number) => [
  `/de/api/press-releases/${id}/`,
  `/de/pageeditor-api/page/pressemitteilungen/geheime-buehnen/${id}`,
  `/de/pageeditor-api/page/pressemitteilungen/x/${id}`,
]
const publicLists = [
  '/de/api/press-releases/',
  '/de/api/articles/feed.rss?section=press',
  '/de/api/search/?query=B%C3%BChnen',
  '/de/api/search/autocomplete/?query=B%C3%BChnen',
  '/de/api/record-teasers/?source=press&count=6',
]

it('sends under an embargo before the publication, of which visitors find nothing', async () => {
  const ada = await addJournalist('ada@example.org')
  const bela = await addJournalist('bela@example.org')
  const { id, file } = await makeRelease({ title: { de: 'Geheime Bühnen', en: 'Secret Stages' } })
  await expectDone('publish', id, { at: inAnHour() })
  await dispatch(id, { is_embargoed: true })
  await sendFor(2)
  const { email } = await tests.server.waitForMail('ada@example.org')
  expect(email.subject).toBe('Sperrfrist: Geheime Bühnen')
  expect(email.text).toContain('Sperrfrist: 28. November 2026')
  expect(email.text).toContain('Die Zahlen')
  const findFileAddress = (text: string | undefined) =>
    /https:\/\/buehnenhaus\.test(\/api\/press-dispatches\/\S+)/.exec(text ?? '')?.[1] ?? ''
  const fileAddress = findFileAddress(email.text)
  expect((await backend.get(fileAddress)).status).toBe(200)
  expect(await (await backend.get(fileAddress)).text()).toBe('%PDF-1')
  expect((await backend.get(fileAddress)).headers.get('Cache-Control')).toContain('private')

  for (const address of publicAddresses(id)) expect((await backend.get(address)).status).toBe(404)
  for (const address of publicLists) {
    const answer = await backend.get(address)
    expect([address, answer.status]).toEqual([address, 200])
    expect(await answer.text()).not.toMatch(/Geheime B|geheime-b/)
  }
  const sitemap = await (await backend.get(`/api/sitemap/${Math.floor(id / pagesPerPart)}/`)).text()
  expect(sitemap).not.toContain(`/${id}"`)
  expect((await backend.get(fileUrl(file))).status).toBe(404)
  expect((await backend.get(fileAddress.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')))).status).toBe(404)
  expect(
    (await backend.get(fileAddress.replace(/[^/]+$/, createSettingsKey(tests.services.serverKey, ada))))
      .status,
  ).toBe(404)

  // The other reader leaves the list and loses the file.
  const addressOfBela = findFileAddress((await tests.server.waitForMail('bela@example.org')).email.text)
  await backend.services.db.delete(subscriptions).where(eq(subscriptions.id, bela.id))
  expect((await backend.get(addressOfBela)).status).toBe(404)

  wait(hourMs)
  await runPlans()
  expect((await backend.get(`/de/api/press-releases/${id}/`)).status).toBe(200)
  expect((await backend.get(addressOfBela)).status).toBe(200)
})

it('accepts an embargo only with a planned publication, and only languages of the release', async () => {
  const { id } = await makeRelease({ title: { de: 'Mehr Bühnen', en: '' } })
  const refusal = async (parameters: object) =>
    (await act('dispatch', id, { ...choice, languages: ['de'], ...parameters })).refused?.[0]?.detail
  expect(await refusal({ is_embargoed: true })).toContain('Sperrfrist')
  expect(await refusal({ languages: ['de', 'en'] })).toContain('Sprache')
  expect(await act('dispatch', id, { topics: [], languages: ['de'] })).toHaveProperty('topics')
  expect(await backend.services.db.select().from(dispatches)).toEqual([])
  await expectDone('publish', id, { at: inAnHour() })
  expect(await refusal({ is_embargoed: true })).toBeUndefined()
  expect(await readRow(id)).toMatchObject({
    dispatch: { state: 'planned', is_embargoed: true, topics: ['policy'], languages: ['de'] },
  })
  await expectDone('stop', id)
  expect((await readRow(id)).dispatch).toBeNull()
})

it('stops when the release is taken offline, and continues with the other readers only', async () => {
  const { db } = backend.services
  await db.insert(settings).values({ data: demo, dispatchedPerMinute: 2, dispatchedPerDomain: 2 })
  for (const name of ['a', 'b', 'c', 'd']) await addJournalist(`${name}@example.org`)
  const { id } = await makeRelease({ title: { de: 'Mehr Bühnen', en: '' } })
  await expectDone('publish', id, { at: null })
  await dispatch(id, { languages: ['de'] })
  await queue()
  await deliver()
  await unpublishPage(db, id, 'de')
  wait(60_001)
  await sendFor(2)
  expect((await readRow(id)).dispatch).toMatchObject({ state: 'stopped', problem: 'hidden', sent: 2 })
  expect(tests.listRecipients()).toEqual(['a@example.org', 'b@example.org'])
  await expectDone('publish', id, { at: null })
  await expectDone('resume', id)
  await sendFor(4)
  expect(tests.listRecipients()).toEqual(['a', 'b', 'c', 'd'].map((name) => `${name}@example.org`))
  expect((await readRow(id)).dispatch).toMatchObject({ state: 'done', sent: 4 })
})

it('does not send a release again that returns from the trash', async () => {
  await addJournalist('ada@example.org')
  const { id } = await makeRelease()
  await expectDone('publish', id, { at: null })
  await dispatch(id)
  await sendFor(1)
  await expectDone('delete', id)
  await expectDone('restore', id)
  expect(await act('dispatch', id, choice)).toMatchObject({ done: [], refused: [{ id }] })
})

it('sends a test of a draft to the user in each language', async () => {
  const { id } = await makeRelease()
  await expectDone('test', id)
  await deliver()
  const subjects = tests.server.mails.map(({ to, email }) => [to.join(), email.subject])
  expect(subjects.toSorted()).toEqual([
    [editorEmail, 'Test: Mehr Bühnen'],
    [editorEmail, 'Test: More Stages'],
  ])
  expect(tests.server.mails.find(({ email }) => email.subject?.includes('Mehr'))?.email.text).toContain(
    'Die Zahlen',
  )
})

it('is sent by the office, which reads the release but does not change it', async () => {
  const { id } = await makeRelease()
  const office = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'office' }))
  const path = `/de/api/administration/press-releases/${id}/`
  expect((await office.call('GET', path)).status).toBe(200)
  expect(await act('dispatch', id, choice, office)).toEqual({ done: [id], refused: [] })
  expect((await readRow(id)).dispatch).toMatchObject({ state: 'planned' })
  expect((await office.call('PATCH', path, { revision: 1, values: {} })).status).toBe(403)
  expect(
    (await office.call('POST', '/de/api/administration/press-releases/publish/', { ids: [id] })).status,
  ).toBe(403)
})

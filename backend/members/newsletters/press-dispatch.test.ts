import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { administeredPressReleases } from '@/backend/content/articles/administered-articles'
import { insertModules } from '@/backend/content/module-content/insert-modules'
import { publishInTransaction, unpublishPage } from '@/backend/content/pages/publish-page'
import { fileUrl } from '@/backend/library/downloads/presenter'
import { articles } from '@/backend/platform/db/schema/content/articles'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { dispatches } from '@/backend/platform/db/schema/members/newsletters'
import { settings as demo } from '@/demo/settings'
import { formatDateTime } from '@/lib/time-in-words'
import { createUser, TestBrowser } from '@/tests/accounts'
import { createSettingsKey } from '../subscriptions/settings-key'
import { dispatchParameters, hourMs, startReleases } from './press-releases.fixture'

const releases = startReleases()
const { tests, backend, addJournalist, makeRelease, runAction, expectDone, dispatch, readRow } = releases
const { getHourLater, runPlans } = releases
const { addReader, queueLetters, deliver, advanceClock, sendForMinutes } = tests
const site = 'https://buehnenhaus.test'

it('a press release is sent once to the confirmed press readers of its topics, in their language', async () => {
  const ada = await addJournalist('ada@example.org')
  await addJournalist('bela@example.org', { language: 'en', topics: ['statistics', 'policy'] })
  await addJournalist('topic@example.org', { topics: ['statistics'] })
  await addJournalist('pending@example.org', { state: 'pending', confirmedAt: null })
  await addReader('newsletter@example.org')
  const { id, file } = await makeRelease()
  await expectDone('publish', id, { at: null })
  expect((await readRow(id)).press_readers).toHaveLength(3)
  await dispatch(id)
  await sendForMinutes(3)
  expect(tests.listRecipients()).toEqual(['ada@example.org', 'bela@example.org'])
  expect((await readRow(id)).dispatch).toMatchObject({ state: 'done', sent: 2, refused: 0, skipped: 0 })

  const { email, raw } = await tests.server.waitForMail('ada@example.org')
  const headers = new Map(email.headers.map(({ key, value }) => [key, value]))
  const [row] = await backend.services.db.select().from(dispatches)
  const settingsKey = createSettingsKey(tests.services.serverKey, ada, row?.id)
  const unsubscribeUrl = `${site}/de/subscription/press/unsubscribe/${settingsKey}`
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
  expect((await tests.server.waitForMail('bela@example.org')).email.subject).toBe('More Stages')
  expect(await runAction('dispatch', id, dispatchParameters)).toMatchObject({ done: [], refused: [{ id }] })
})

it('a press release is not sent before the planned publication of all its languages', async () => {
  await addJournalist('ada@example.org')
  await addJournalist('bela@example.org', { language: 'en' })
  const { id } = await makeRelease()
  await dispatch(id)
  await sendForMinutes(2)
  expect(tests.listRecipients()).toEqual([])
  await expectDone('publish', id, { at: getHourLater() })
  advanceClock(hourMs)
  const { db } = backend.services
  const now = tests.services.clock()
  await expect(
    db.transaction(async (transaction) => {
      await publishInTransaction(transaction, { pageId: id, locale: 'de', now })
      throw new Error('The server is killed.')
    }),
  ).rejects.toThrow('killed')
  await queueLetters()
  // One language is public, the other is not yet.
  await db.transaction((transaction) => publishInTransaction(transaction, { pageId: id, locale: 'de', now }))
  await queueLetters()
  expect((await readRow(id)).dispatch).toMatchObject({ state: 'planned' })
  await runPlans()
  await Promise.all([queueLetters(), queueLetters()])
  await sendForMinutes(2)
  expect(tests.listRecipients()).toEqual(['ada@example.org', 'bela@example.org'])
})

it('a dispatch accepts an embargo only with a planned publication, only languages that exist, with that of all mails, and at most 100 KB', async () => {
  const { id } = await makeRelease({ title: { de: 'Mehr Bühnen', en: '' } })
  const findRefusal = async (parameters: object) =>
    (await runAction('dispatch', id, { ...dispatchParameters, languages: ['de'], ...parameters })).refused?.[0]?.detail
  expect(await findRefusal({ is_embargoed: true })).toContain('Sperrfrist')
  expect(await findRefusal({ languages: ['de', 'en'] })).toContain('Sprache')
  expect(await findRefusal({ at: '2026-11-01T09:00:00+01:00' })).toContain('Zukunft')
  const text = { model: 'text', data: { content: '<p>a</p>'.repeat(1000) } }
  const largeId = (await makeRelease()).id
  await insertModules(backend.services.db, { contentType: 'page', objectId: largeId, locale: 'de' }, [text])
  const { refused } = await runAction('dispatch', largeId, dispatchParameters)
  expect(refused).toMatchObject([{ detail: expect.stringMatching(/\(DE\) hat \d{3} KB, .* 100 KB/) }])
  expect(await runAction('dispatch', id, { topics: [], languages: ['de'] })).toHaveProperty('topics')
  expect(await backend.services.db.select().from(dispatches)).toEqual([])
  await expectDone('publish', id, { at: getHourLater() })
  expect(await findRefusal({ is_embargoed: true })).toBeUndefined()
  expect(await readRow(id)).toMatchObject({
    dispatch: { state: 'planned', is_embargoed: true, topics: ['policy'], languages: ['de'] },
  })
  await expectDone('stop', id)
  expect((await readRow(id)).dispatch).toBeNull()
  const { db } = backend.services
  await db.update(pages).set({ isForUsers: true }).where(eq(pages.id, id))
  expect(await findRefusal({ is_embargoed: true })).toContain('nicht für alle')
  await db.insert(settings).values({ data: demo, mailLanguages: 'en' })
  expect(await findRefusal({})).toContain('nur in einer Sprache (EN)')
})

it('a dispatch stops when the release is taken offline, and later continues with the remaining readers', async () => {
  const { db } = backend.services
  await db.insert(settings).values({ data: demo, dispatchedPerMinute: 2, dispatchedPerDomain: 2 })
  for (const name of ['a', 'b', 'c', 'd']) await addJournalist(`${name}@example.org`)
  const { id } = await makeRelease({ title: { de: 'Mehr Bühnen', en: '' } })
  await expectDone('publish', id, { at: null })
  await dispatch(id, { languages: ['de'] })
  await queueLetters()
  await deliver()
  await unpublishPage(db, id, 'de')
  advanceClock(60_001)
  await sendForMinutes(2)
  expect((await readRow(id)).dispatch).toMatchObject({ state: 'stopped', problem: 'hidden', sent: 2 })
  expect(await db.$count(articles, administeredPressReleases.list.filters.halted('true'))).toBe(1)
  expect(tests.listRecipients()).toEqual(['a@example.org', 'b@example.org'])
  await expectDone('publish', id, { at: null })
  await expectDone('resume', id)
  await sendForMinutes(4)
  expect(tests.listRecipients()).toEqual(['a', 'b', 'c', 'd'].map((name) => `${name}@example.org`))
  expect((await readRow(id)).dispatch).toMatchObject({ state: 'done', sent: 4 })
})

it.each([
  { hide: 'unpublish', isEmbargoed: false, isStopped: false },
  { hide: 'delete', isEmbargoed: false, isStopped: false },
  { hide: 'delete', isEmbargoed: true, isStopped: true },
  { hide: 'unpublish', isEmbargoed: true, isStopped: false },
  { hide: 'unpublish', isEmbargoed: true, isStopped: true },
])('sends no deferred letter of a hidden release: %o', async ({ hide, isEmbargoed, isStopped }) => {
  await addJournalist('ada@example.org')
  const { id } = await makeRelease({ title: { de: 'Mehr Bühnen', en: '' } })
  const publish = () => expectDone('publish', id, { at: isEmbargoed ? getHourLater() : null })
  await publish()
  await dispatch(id, { languages: ['de'], is_embargoed: isEmbargoed })
  tests.server.behave({ recipient: () => ({ code: 451 }) })
  await queueLetters()
  await deliver()
  expect((await readRow(id)).dispatch.delays).toEqual([{ reason: 'postponed', code: '451', mails: 1 }])
  tests.server.behave({})
  if (isStopped) await expectDone('stop', id)
  await expectDone(hide, id)
  advanceClock(2 * hourMs)
  await deliver()
  await sendForMinutes(2)
  await runAction('resume', id)
  await sendForMinutes(2)
  expect(tests.listRecipients()).toEqual([])
  if (hide === 'delete') await expectDone('restore', id)
  await publish()
  await expectDone('resume', id)
  await sendForMinutes(1)
  expect(tests.listRecipients()).toEqual(['ada@example.org'])
  expect((await readRow(id)).dispatch).toMatchObject({ state: 'done', sent: 1 })
})

it('a dispatch stops when its embargo moves, and later continues with the new time and the new text', async () => {
  const { db } = backend.services
  await db.insert(settings).values({ data: demo, dispatchedPerMinute: 1, dispatchedPerDomain: 1 })
  for (const name of ['a', 'b']) await addJournalist(`${name}@example.org`)
  const { id } = await makeRelease({ title: { de: 'Mehr Bühnen', en: '' } })
  await expectDone('publish', id, { at: getHourLater() })
  await dispatch(id, { languages: ['de'], is_embargoed: true })
  await queueLetters()
  await deliver()
  advanceClock(60_001)
  await queueLetters()
  const text = { model: 'text', data: { content: '<p>Richtige Zahl</p>' } }
  await insertModules(db, { contentType: 'page', objectId: id, locale: 'de' }, [text])
  const newTime = new Date(backend.services.clock().getTime() + 25 * hourMs)
  await expectDone('publish', id, { at: newTime.toISOString() })
  await deliver()
  await queueLetters()
  expect((await readRow(id)).dispatch).toMatchObject({ state: 'stopped', problem: 'hidden', sent: 1 })
  await expectDone('resume', id)
  await sendForMinutes(2)
  const facts = tests.server.mails.map(({ email }) => [
    email.text?.includes('Richtige Zahl'),
    email.text?.includes(formatDateTime(newTime, 'de')),
  ])
  expect(facts).toEqual([
    [false, false],
    [true, true],
  ])
})

it('states no embargo in letters that leave after an early publication', async () => {
  await addJournalist('ada@example.org')
  const { id } = await makeRelease({ title: { de: 'Mehr Bühnen', en: '' } })
  await expectDone('publish', id, { at: getHourLater() })
  await dispatch(id, { languages: ['de'], is_embargoed: true })
  await queueLetters()
  await expectDone('publish', id, { at: null })
  await sendForMinutes(1)
  const { email } = await tests.server.waitForMail('ada@example.org')
  expect(email.subject).toBe('Mehr Bühnen')
  expect(email.text).not.toContain('Sperrfrist')
})

it('a press release is not sent again after it is restored from the trash', async () => {
  await addJournalist('ada@example.org')
  const { id } = await makeRelease()
  await expectDone('publish', id, { at: null })
  await dispatch(id)
  await sendForMinutes(1)
  await expectDone('delete', id)
  await expectDone('restore', id)
  expect(await runAction('dispatch', id, dispatchParameters)).toMatchObject({ done: [], refused: [{ id }] })
})

it('loses its plan in the trash', async () => {
  await addJournalist('ada@example.org')
  const { id } = await makeRelease()
  await dispatch(id)
  await expectDone('delete', id)
  await expectDone('restore', id)
  await expectDone('publish', id, { at: null })
  expect((await readRow(id)).dispatch).toBeNull()
})

it('sends a test of a draft to the user in each language', async () => {
  const { id } = await makeRelease()
  await expectDone('test', id)
  await deliver()
  const subjects = tests.server.mails.map(({ to, email }) => [to.join(), email.subject])
  expect(subjects.toSorted()).toEqual([
    [releases.editorEmail, 'Test: Mehr Bühnen'],
    [releases.editorEmail, 'Test: More Stages'],
  ])
  expect(tests.server.mails.find(({ email }) => email.subject?.includes('Mehr'))?.email.text).toContain('Die Zahlen')
})

it('a press release can be read and sent by the office, but not changed', async () => {
  const { id } = await makeRelease()
  const office = await new TestBrowser(backend).logIn(await createUser(backend, { role: 'office' }))
  const path = `/de/api/administration/press-releases/${id}/`
  expect((await office.call('GET', path)).status).toBe(200)
  expect(await runAction('dispatch', id, dispatchParameters, office)).toEqual({ done: [id], refused: [] })
  expect((await readRow(id)).dispatch).toMatchObject({ state: 'planned' })
  expect((await office.call('PATCH', path, { revision: 1, values: {} })).status).toBe(403)
  expect((await office.call('POST', '/de/api/administration/press-releases/publish/', { ids: [id] })).status).toBe(403)
})

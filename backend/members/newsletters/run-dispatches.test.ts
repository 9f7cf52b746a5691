import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { dispatchLetters } from '@/backend/platform/db/schema/members/newsletters'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { leaseMs } from '@/backend/platform/mail/lease'
import { claimMail, enqueueMail } from '@/backend/platform/mail/outbox'
import { settings as demo } from '@/demo/settings'
import { cleanUpSubscriptions } from '../subscriptions/clean-up'
import { createSettingsKey } from '../subscriptions/settings-key'
import { startDispatches, startServices } from './dispatches.fixture'
import { removeOldLetters } from './settle-letters'

const tests = startDispatches(startServices)
const { addReader, addReaders, planIssue, queueLetters, deliver, advanceClock } = tests
const { readSubscription, readDispatch, sendForMinutes, listRecipients } = tests

const setSettings = (values: Partial<typeof settings.$inferInsert>) =>
  tests.services.db.insert(settings).values({ data: demo, ...values })

it('sends an issue once to each confirmed reader of its topics and languages', async () => {
  await addReader('ada@example.org')
  await addReader('bela@example.org', { language: 'en', topics: ['events', 'agreements'] })
  await addReader('topic@example.org', { topics: ['agreements'] })
  await addReader('pending@example.org', { state: 'pending', confirmedAt: null })
  await addReader('blocked@example.org', { state: 'blocked' })
  await addReader('press@example.org', { list: 'press' })
  const issue = await planIssue()
  await sendForMinutes(3)
  expect(listRecipients()).toEqual(['ada@example.org', 'bela@example.org'])
  const subjects = tests.server.mails.map(({ email }) => email.subject).sort()
  expect(subjects).toEqual(['Neues aus den Häusern', 'News from the stages'])
  expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 2, refused: 0, skipped: 0 })
})

it('sends mails with the headers of a list, a one-click unsubscribe link and a complete text part', async () => {
  const reader = await addReader('ada@example.org')
  const text = {
    de: '<p>Zum <a href="https://example.org/a?b=1&amp;c=2">Bericht</a></p><ul><li>Eins</li></ul>',
    en: '',
  }
  const issue = await planIssue({ text, languages: ['de'] })
  await sendForMinutes(1)
  const { email, raw } = await tests.server.waitForMail('ada@example.org')
  const headers = new Map(email.headers.map((header) => [header.key, header.value]))
  const key = createSettingsKey(tests.services.serverKey, reader, (await readDispatch(issue)).id)
  const unsubscribeUrl = `https://buehnenhaus.test/de/subscription/newsletter/unsubscribe/${key}`
  expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribeUrl}>`)
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(headers.get('list-id')).toBe('<newsletter.buehnenhaus.test>')
  expect(headers.get('precedence')).toBe('bulk')
  expect(email.messageId).toMatch(/^<[0-9a-f-]{36}@buehnenhaus\.test>$/)
  expect(email.text).toContain('Zum Bericht (https://example.org/a?b=1&c=2)')
  expect(email.text).toContain('- Eins')
  for (const part of [email.text, email.html]) {
    expect(part).toContain(unsubscribeUrl)
    expect(part).toContain('https://buehnenhaus.test/de/impressum')
    expect(part).toContain('Guten Tag Ada Amsel,')
  }
  expect(email.html).toContain('href="https://example.org/a?b=1&amp;c=2"')
  expect(raw.length).toBeLessThan(100_000)
})

it('sends nothing to a reader who unsubscribed, changed topics or was blocked while the mail waited', async () => {
  const leavingReader = await addReader('left@example.org')
  const changedReader = await addReader('changed@example.org')
  const blockedReader = await addReader('blocked@example.org')
  const translatedReader = await addReader('translated@example.org')
  const issue = await planIssue()
  await queueLetters()
  const { db } = tests.services
  await db.delete(subscriptions).where(eq(subscriptions.id, leavingReader.id))
  await db
    .update(subscriptions)
    .set({ topics: ['agreements'] })
    .where(eq(subscriptions.id, changedReader.id))
  await db.update(subscriptions).set({ state: 'blocked' }).where(eq(subscriptions.id, blockedReader.id))
  await db.update(subscriptions).set({ language: 'en' }).where(eq(subscriptions.id, translatedReader.id))
  await sendForMinutes(2)
  expect(tests.server.mails.map(({ to, email }) => [to.join(), email.subject])).toEqual([
    ['translated@example.org', 'News from the stages'],
  ])
  expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 1, skipped: 3 })
})

it('writes to all readers in the language that the settings choose for all mails', async () => {
  await setSettings({ mailLanguages: 'de' })
  await addReader('bela@example.org', { language: 'en' })
  await planIssue({ languages: ['de'] })
  await sendForMinutes(1)
  const { email } = await tests.server.waitForMail('bela@example.org')
  expect(email.text).toContain('https://buehnenhaus.test/de/subscription/newsletter/settings/')
})

it('sends nothing before the planned time, and nothing to readers confirmed after the start', async () => {
  advanceClock(-60_000)
  await addReader('ada@example.org')
  advanceClock(60_000)
  const issue = await planIssue()
  advanceClock(-1)
  await sendForMinutes(0)
  expect(await readDispatch(issue)).toMatchObject({ state: 'planned', startedAt: null })
  advanceClock(1)
  await queueLetters()
  advanceClock(1)
  await addReader('late@example.org')
  await sendForMinutes(2)
  expect(listRecipients()).toEqual(['ada@example.org'])
})

it('queues no more mails in a minute than the rates allow, in total and for a domain', async () => {
  await setSettings({ dispatchedPerMinute: 5, dispatchedPerDomain: 2 })
  for (const name of ['a', 'b', 'c', 'd']) await addReader(`${name}@same.example`)
  await addReaders(6)
  await planIssue()
  const countsPerMinute: number[] = []
  for (let minute = 0; minute < 4; minute += 1) {
    const countBefore = tests.server.mails.length
    await queueLetters()
    await deliver()
    await queueLetters()
    await deliver()
    countsPerMinute.push(tests.server.mails.length - countBefore)
    const domainCount = listRecipients().filter((to) => to.endsWith('@same.example')).length
    expect(domainCount).toBeLessThanOrEqual(2 * (minute + 1))
    advanceClock(60_001)
  }
  expect(countsPerMinute).toEqual([5, 5, 0, 0])
  expect(new Set(listRecipients()).size).toBe(10)
})

it('spreads the mails of a minute over several calls, and evenly within a call', async () => {
  await setSettings({ dispatchedPerMinute: 120, dispatchedPerDomain: 120 })
  await addReaders(14)
  await planIssue()
  await queueLetters()
  const mails = await tests.services.db.select().from(outbox).orderBy(outbox.id)
  const delays = mails.map(({ dueAt }) => (dueAt?.getTime() ?? 0) - tests.services.clock().getTime())
  expect(delays).toEqual(Array.from({ length: 10 }, (_, index) => index * 500))
  await deliver()
  expect(listRecipients()).toHaveLength(10)
})

it('sends a mail to a person before the waiting mails of an issue', async () => {
  await addReaders(8)
  await planIssue()
  await queueLetters()
  const letter = { to: 'person@example.org', locale: 'de', data: { name: 'Ada' } } as const
  await enqueueMail(tests.services.db, { ...letter, template: 'password-changed' })
  const mail = await claimMail(tests.services.db, { now: tests.services.clock(), leaseMs })
  expect(mail?.recipient).toBe('person@example.org')
})

it('sends one mail to each reader with two servers, even if one is killed during a delivery', async () => {
  const emails = await addReaders(12)
  const issue = await planIssue()
  await Promise.all([queueLetters(), queueLetters()])
  await claimMail(tests.services.db, { now: tests.services.clock(), leaseMs })
  await Promise.all([deliver(), deliver()])
  expect(listRecipients()).toHaveLength(11)
  advanceClock(leaseMs)
  await Promise.all([deliver(), deliver()])
  await Promise.all([queueLetters(), queueLetters()])
  expect(listRecipients()).toEqual(emails)
  expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 12 })
})

it('ends a subscription after three refused issues in a row, and restarts the count after a delivery', async () => {
  const reader = await addReader('gone@example.org')
  const toBehavior = (code: number) => ({
    recipient: (address: string) => (address.startsWith('gone') ? { code } : null),
  })
  const readState = async () => {
    const row = await readSubscription(reader.id)
    return [row?.state, row?.refusals]
  }
  tests.server.behave(toBehavior(550))
  await sendIssue()
  await sendIssue()
  expect(await readState()).toEqual(['confirmed', 4])
  tests.server.behave({})
  await sendIssue()
  const weekLater = new Date(tests.services.clock().getTime() + 7 * 24 * 60 * 60_000)
  await cleanUpSubscriptions({ ...tests.services, clock: () => weekLater })
  expect(await readState()).toEqual(['confirmed', 0])
  tests.server.behave(toBehavior(550))
  for (let issue = 0; issue < 3; issue += 1) await sendIssue()
  expect(await readState()).toEqual(['refused', 6])
  tests.server.behave({})
  await sendIssue()
  expect(listRecipients()).toEqual(['gone@example.org'])
})

it.each([
  ['ends a subscription to a missing mailbox', 'recipient', { code: 550, status: '5.1.1' }, ['refused', 6]],
  ['keeps a subscription to a full mailbox', 'data', { code: 552, status: '5.2.2' }, ['confirmed', 3]],
  ['keeps a subscription refused as spam', 'recipient', { code: 550, status: '5.7.1' }, ['confirmed', 0]],
  ['keeps a subscription after a refusal of the content', 'data', { code: 554 }, ['confirmed', 0]],
  ['keeps a subscription after a refusal of the size', 'data', { code: 552, status: '5.2.3' }, ['confirmed', 0]],
])('%s', async (_title, step, refusal, expected) => {
  const reader = await addReader('gone@example.org')
  tests.server.behave({ [step]: () => refusal })
  for (let issue = 0; issue < 3; issue += 1) {
    expect(await readDispatch(await sendIssue())).toMatchObject({ state: 'done', refused: 1 })
  }
  const row = await readSubscription(reader.id)
  expect([row?.state, row?.refusals]).toEqual(expected)
})

async function sendIssue(): Promise<number> {
  const issue = await planIssue()
  await sendForMinutes(2)
  return issue
}

it('adds no mails while the mail server is down, and sends all once it is back', async () => {
  await setSettings({ dispatchedPerMinute: 4, dispatchedPerDomain: 4 })
  const emails = await addReaders(10)
  const issue = await planIssue()
  await tests.server.goDown()
  await sendForMinutes(5)
  expect(await tests.services.db.select().from(outbox)).toHaveLength(4)
  await tests.server.comeBack()
  advanceClock(10 * 60_000)
  await sendForMinutes(4)
  expect(listRecipients()).toEqual(emails)
  expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 10 })
})

it('removes the letters 90 days after the end of the dispatch, and keeps the counts', async () => {
  await addReaders(2)
  const issue = await planIssue()
  await sendForMinutes(1)
  const { db } = tests.services
  await removeOldLetters(tests.services)
  expect(await db.select().from(dispatchLetters)).toHaveLength(2)
  advanceClock(91 * 24 * 60 * 60_000)
  await removeOldLetters(tests.services)
  expect(await db.select().from(dispatchLetters)).toEqual([])
  expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 2 })
})

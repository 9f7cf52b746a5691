import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { returnedMail } from '@/backend/platform/db/schema/members/returned-mail'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { startImapServer, type TestImapServer } from '@/tests/servers/imap-server'
import { startDispatches, startServices } from '../newsletters/dispatches.fixture'
import { cleanUpSubscriptions } from '../subscriptions/clean-up'
import { collectReturnedMail } from './collect-returned-mail'
import { writeExchangeReport, writeGmailReport, writePostfixReport, writeReply } from './reports.fixture'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const tests = startDispatches(startServices)
const { addReader, planIssue, sendForMinutes, readSubscription, readDispatch, advanceClock, queueLetters } = tests
let mailbox: TestImapServer

beforeEach(async () => {
  await tests.services.db.delete(returnedMail)
  mailbox = await startImapServer()
  return () => mailbox.stop()
})

async function collect(signal = new AbortController().signal): Promise<void> {
  const env = { ...tests.services.env, BOUNCE_IMAP_URL: mailbox.url }
  await collectReturnedMail({ ...tests.services, env }, signal)
}

/** Collects again, after the interval between readings. */
async function collectLater(): Promise<void> {
  advanceClock(10 * minuteMs)
  await collect()
}

async function sendIssue(email: string): Promise<{ issue: number; key: string }> {
  const issue = await planIssue()
  await sendForMinutes(1)
  const mails = await tests.services.db.select().from(outbox).where(eq(outbox.recipient, email))
  return { issue, key: mails.sort((first, second) => second.id - first.id)[0]?.key ?? '' }
}

/** Stores a mail that a server has accepted. Returns its key. */
async function storeSentMail(template: 'password-changed' | 'job-alert'): Promise<string> {
  const mail = { recipient: 'gone@example.net', locale: 'de', template, state: 'sent' } as const
  const [row] = await tests.services.db
    .insert(outbox)
    .values({ ...mail, endedAt: getNow() })
    .returning()
  return row?.key ?? ''
}

const getNow = () => tests.services.clock()
const listUnreadUids = () => mailbox.mails.filter(({ flags }) => !flags.has('\\Seen')).map(({ uid }) => uid)

describe('collectReturnedMail', () => {
  it('counts a returned letter as refused, stores the response of the server, and marks the report as read', async () => {
    const reader = await addReader('gone@example.net')
    const { issue, key } = await sendIssue(reader.email)
    expect(await readDispatch(issue)).toMatchObject({ sent: 1, refused: 0 })
    mailbox.add(writeReply({ key }), getNow())
    mailbox.add(writeExchangeReport({ key }), getNow())
    await collect()
    expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 0, refused: 1 })
    expect(await readSubscription(reader.id)).toMatchObject({
      state: 'confirmed',
      refusals: 2,
      refusedAt: getNow(),
      refusal: expect.stringContaining('Recipient not found by SMTP address lookup'),
    })
    expect(listUnreadUids()).toEqual([1])
    expect(mailbox.mails).toHaveLength(2)
  })

  it.each([
    [3, 'a wrong address', 'gone@example.net', writePostfixReport],
    [6, 'a full mailbox', 'full@example.com', writeGmailReport],
  ])('ends a subscription after %i mails in a row to %s', async (maxMails, _reason, email, writeReport) => {
    const reader = await addReader(email)
    for (let count = 0; count < maxMails; count += 1) {
      expect(await readSubscription(reader.id)).toMatchObject({ state: 'confirmed' })
      const { key } = await sendIssue(email)
      mailbox.add(writeReport({ key }), getNow())
      await collectLater()
    }
    expect(await readSubscription(reader.id)).toMatchObject({ state: 'refused', refusals: 6 })
    await sendIssue(email)
    expect(tests.listRecipients()).toHaveLength(maxMails)
  })

  it('resets the count after a mail that is not returned within six days', async () => {
    const reader = await addReader('gone@example.net')
    const { key } = await sendIssue(reader.email)
    mailbox.add(writePostfixReport({ key }), getNow())
    await collectLater()
    await sendIssue(reader.email)
    advanceClock(5 * dayMs)
    await cleanUpSubscriptions(tests.services)
    expect(await readSubscription(reader.id)).toMatchObject({ refusals: 2 })
    advanceClock(dayMs + 1)
    await cleanUpSubscriptions(tests.services)
    expect(await readSubscription(reader.id)).toMatchObject({ refusals: 0, refusedAt: null, refusal: null })
  })

  it.each([
    ['spam', '5.7.1'],
    ['the content', '5.6.0'],
  ])('does not count mail that was returned because of %s against the address', async (_reason, status) => {
    const reader = await addReader('ada@example.org')
    const { issue, key } = await sendIssue(reader.email)
    mailbox.add(writePostfixReport({ key }, { status, diagnostic: `550 ${status} rejected` }), getNow())
    await collect()
    expect(await readDispatch(issue)).toMatchObject({ sent: 0, refused: 1 })
    expect(await readSubscription(reader.id)).toMatchObject({ refusals: 0, refusal: null })
  })

  it('marks another returned mail as failed in the outbox', async () => {
    const key = await storeSentMail('password-changed')
    mailbox.add(writePostfixReport({ key }), getNow())
    mailbox.add(writeExchangeReport({ key }), getNow())
    await collect()
    const failure = { state: 'failed', problem: 'returned: 5.1.1', endedAt: getNow() }
    expect(await tests.services.db.select().from(outbox)).toMatchObject([failure])
    expect(listUnreadUids()).toEqual([])
  })

  it('ends the alerts of an address after three mornings with returned mail', async () => {
    const alert = await addReader('gone@example.net', { list: 'job-alerts' })
    for (let count = 0; count < 3; count += 1) {
      expect(await readSubscription(alert.id)).toMatchObject({ state: 'confirmed', refusals: 2 * count })
      // All alerts of one morning count once.
      for (let mail = 0; mail < 3; mail += 1) {
        mailbox.add(writePostfixReport({ key: await storeSentMail('job-alert') }), getNow())
      }
      await collectLater()
      advanceClock(12 * 3_600_000)
    }
    expect(await readSubscription(alert.id)).toMatchObject({ state: 'refused' })
  })

  it('counts a letter once for two reports, and for a report read again after a renumbering', async () => {
    const reader = await addReader('gone@example.net')
    const { issue, key } = await sendIssue(reader.email)
    mailbox.add(writePostfixReport({ key }), getNow())
    mailbox.add(writeExchangeReport({ key }), getNow())
    await collect()
    mailbox.renumber()
    await collectLater()
    expect(await readDispatch(issue)).toMatchObject({ sent: 0, refused: 1 })
    expect(await readSubscription(reader.id)).toMatchObject({ refusals: 2 })
    expect(listUnreadUids()).toEqual([])
  })

  it('counts a report that arrives before the outcome of the letter is recorded', async () => {
    const reader = await addReader('gone@example.net')
    const issue = await planIssue()
    await queueLetters()
    await tests.deliver()
    const [mail] = await tests.services.db.select().from(outbox)
    mailbox.add(writePostfixReport({ key: mail?.key ?? '' }), getNow())
    await collect()
    await queueLetters()
    expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 0, refused: 1 })
    expect(await readSubscription(reader.id)).toMatchObject({ refusals: 2 })
  })

  it('continues after a lost connection where it stopped, and counts nothing twice', async () => {
    const keys: string[] = []
    for (const email of ['a@example.net', 'b@example.net']) {
      await addReader(email)
      keys.push((await sendIssue(email)).key)
    }
    for (const key of keys) mailbox.add(writePostfixReport({ key }), getNow())
    mailbox.disconnectAt('UID STORE')
    await expect(collect()).rejects.toThrow()
    await collectLater()
    const rows = await tests.services.db.select().from(subscriptions)
    expect(rows.map(({ refusals }) => refusals)).toEqual([2, 2])
    expect(listUnreadUids()).toEqual([])
  })

  it('continues with the next report if one cannot be recorded', async () => {
    const reader = await addReader('gone@example.net')
    const { key } = await sendIssue(reader.email)
    const { db } = tests.services
    mailbox.add(writePostfixReport({ key: await storeSentMail('password-changed') }), getNow())
    await db.execute(sql`ALTER TABLE outbox ADD CONSTRAINT no_returns CHECK (problem NOT LIKE 'returned:%')`)
    mailbox.add(writePostfixReport({ key }), getNow())
    await collect()
    await db.execute(sql`ALTER TABLE outbox DROP CONSTRAINT no_returns`)
    expect(await readSubscription(reader.id)).toMatchObject({ refusals: 2 })
    expect(listUnreadUids()).toEqual([1])
  })

  it('reads by one server at a time, and by another one ten minutes after the first was killed', async () => {
    const reader = await addReader('gone@example.net')
    const { key } = await sendIssue(reader.email)
    mailbox.add(writePostfixReport({ key }), getNow())
    await Promise.all([collect(), collect(), collect()])
    expect(mailbox.commands.filter((command) => command === 'LOGIN')).toHaveLength(1)
    // A killed server leaves its lease.
    await tests.services.db.update(returnedMail).set({ dueAt: new Date(getNow().getTime() + 10 * minuteMs) })
    advanceClock(9 * minuteMs)
    await collect()
    expect(mailbox.commands.filter((command) => command === 'LOGIN')).toHaveLength(1)
    advanceClock(minuteMs)
    await collect()
    expect(mailbox.commands.filter((command) => command === 'LOGIN')).toHaveLength(2)
  })

  it('reads each mail once, at most 200 in a reading, and none that is older than the outbox', async () => {
    for (let count = 0; count < 3; count += 1) mailbox.add(writeReply({ key: 'x' }), new Date(0))
    for (let count = 0; count < 205; count += 1) mailbox.add(writeReply({ key: 'x' }), getNow())
    const countReads = () => mailbox.commands.filter((command) => command.startsWith('UID FETCH')).length
    await collect()
    expect(countReads()).toBe(200)
    await collectLater()
    expect(countReads()).toBe(205)
    await collectLater()
    expect(countReads()).toBe(205)
    expect(listUnreadUids()).toHaveLength(208)
  })

  it('reads only the beginning of a large mail', async () => {
    const reader = await addReader('gone@example.net')
    const { key } = await sendIssue(reader.email)
    mailbox.add(writeExchangeReport({ key }).replace('<p>Guten Tag</p>', 'x'.repeat(3_000_000)), getNow())
    await collect()
    expect(await readSubscription(reader.id)).toMatchObject({ refusals: 2 })
    expect(mailbox.commands.find((command) => command.startsWith('UID FETCH'))).toContain('<0.262144>')
  })

  it('does nothing without a mailbox', async () => {
    await collectReturnedMail(tests.services, new AbortController().signal)
    expect(await tests.services.db.select().from(returnedMail)).toEqual([])
  })
})

import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { settings } from '@/backend/platform/db/schema/library/settings'
import { dispatchLetters, dispatchLinks, newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { ConflictError } from '@/backend/platform/errors'
import { leaseMs } from '@/backend/platform/mail/lease'
import { claimMail, countWaitingMails, deleteEndedMails } from '@/backend/platform/mail/outbox'
import { settings as demo } from '@/demo/settings'
import { createUser } from '@/tests/accounts'
import { endStoppedDispatch, planIssueDispatch, resumeDispatch, stopDispatch } from './dispatch-states'
import { startDispatches, startServices } from './dispatches.fixture'
import { removeOldLetters } from './settle-letters'

const tests = startDispatches(startServices)
const { addReader, addReaders, planIssue, queueLetters, deliver, advanceClock } = tests
const { readDispatch, sendForMinutes, listRecipients } = tests
const dayMs = 24 * 3_600_000

const stop = (issueId: number) => tests.services.db.transaction((tx) => stopDispatch(tx, { issueId }, 0))
const resume = (issueId: number) =>
  tests.services.db.transaction((transaction) => resumeDispatch(transaction, { issueId }, tests.services.env))

it('a dispatch stops with the problem when the server refuses many readers, and continues with the others', async () => {
  const rates = { dispatchedPerMinute: 10, dispatchedPerDomain: 10 }
  await tests.services.db.insert(settings).values({ data: demo, ...rates })
  const emails = await addReaders(25)
  tests.server.behave({ recipient: () => ({ code: 554 }) })
  const issue = await planIssue()
  await sendForMinutes(3)
  expect(await readDispatch(issue)).toMatchObject({ state: 'stopped', problem: 'refused: 554', refused: 10 })
  tests.server.behave({})
  await sendForMinutes(2)
  expect(listRecipients()).toEqual([])
  await resume(issue)
  await sendForMinutes(4)
  expect(listRecipients()).toEqual(emails.slice(10))
  expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 15, refused: 10, problem: null })
})

it('a dispatch stops at an error of the program, and sends one mail to each reader after it is resumed', async () => {
  const emails = await addReaders(6)
  const issue = await planIssue()
  await queueLetters()
  await deliver(async () => {
    throw new TypeError('broken')
  })
  await queueLetters()
  expect(await readDispatch(issue)).toMatchObject({ state: 'stopped', problem: 'postponed: internal' })
  expect(await tests.services.db.select().from(outbox)).toEqual([])
  await resume(issue)
  await sendForMinutes(2)
  expect(listRecipients()).toEqual(emails)
})

it('a dispatch stops at an error while it queues letters, and sends one mail to each reader when resumed', async () => {
  const emails = await addReaders(3)
  const issue = await planIssue()
  await queueLetters()
  // The outbox rejects this address.
  const { id } = await addReader('kein Postfach')
  await queueLetters()
  expect(await readDispatch(issue)).toMatchObject({ state: 'stopped', problem: 'queue: internal' })
  await sendForMinutes(1)
  expect(listRecipients()).toEqual([])
  const reader = eq(subscriptions.id, id)
  await tests.services.db.update(subscriptions).set({ email: 'z@example.org' }).where(reader)
  await resume(issue)
  await sendForMinutes(2)
  expect(listRecipients()).toEqual([...emails, 'z@example.org'])
  expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 4, problem: null })
})

it.each([
  ['not attempted', async () => undefined],
  ['deferred', async () => tests.server.behave({ recipient: () => ({ code: 451 }) })],
  ['unreachable', () => tests.server.goDown()],
  ['of a killed server', () => claimMail(tests.services.db, { now: tests.services.clock(), leaseMs })],
])('sends no letter while it is stopped, and each once afterwards (%s)', async (problem, fail) => {
  const emails = await addReaders(6)
  const issue = await planIssue()
  await queueLetters()
  await fail()
  if (problem === 'deferred' || problem === 'unreachable') await deliver()
  await stop(issue)
  const { db } = tests.services
  if (problem === 'not attempted') expect(await db.select().from(dispatchLetters)).toEqual([])
  tests.server.behave({})
  if (problem === 'unreachable') await tests.server.comeBack()
  for (let day = 0; day < 7; day += 1) {
    await sendForMinutes(1)
    advanceClock(dayMs)
  }
  expect(listRecipients()).toEqual([])
  expect(await countWaitingMails(tests.services.db, tests.services.clock())).toMatchObject({ count: 0 })
  await resume(issue)
  tests.server.behave({ recipient: () => ({ code: 451 }) })
  await sendForMinutes(1)
  tests.server.behave({})
  advanceClock(dayMs)
  await sendForMinutes(1)
  expect(listRecipients()).toEqual(emails)
  expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 6 })
})

it.each(['suspended', 'deferred'])('sends another issue at once despite many %s letters', async (kind) => {
  const { db } = tests.services
  await db.insert(settings).values({ data: demo, dispatchedPerMinute: 4, dispatchedPerDomain: 4 })
  for (let number = 0; number < 4; number += 1) await addReader(`${number}@example.org`)
  const issue = await planIssue()
  await queueLetters()
  tests.server.behave({ recipient: () => ({ code: 452 }) })
  for (let hour = 0; hour < 5; hour += 1) {
    await deliver()
    advanceClock(dayMs / 24)
  }
  await deliver()
  advanceClock()
  if (kind === 'suspended') await stop(issue)
  tests.server.behave({})
  const nextIssue = await planIssue()
  await queueLetters()
  await deliver()
  await queueLetters()
  expect(await readDispatch(nextIssue)).toMatchObject({ sent: 4 })
})

it('spreads suspended letters according to the rates when it is resumed', async () => {
  const { db, clock } = tests.services
  await db.insert(settings).values({ data: demo, dispatchedPerMinute: 6, dispatchedPerDomain: 2 })
  for (const email of ['a@a.example', 'b@a.example', 'c@b.example']) await addReader(email)
  const issue = await planIssue()
  await queueLetters()
  await queueLetters()
  tests.server.behave({ recipient: () => ({ code: 451 }) })
  await deliver()
  await stop(issue)
  advanceClock(dayMs)
  await resume(issue)
  await queueLetters()
  const rows = await db.select({ dueAt: outbox.dueAt }).from(outbox).orderBy(outbox.id)
  expect(rows.map(({ dueAt }) => Number(dueAt) - clock().getTime())).toEqual([0, 30_000, 20_000])
})

it('counts letters that were sent before the stop, even if it lasts for weeks', async () => {
  await addReaders(3)
  const issue = await planIssue()
  await queueLetters()
  await deliver()
  await stop(issue)
  await queueLetters()
  expect(await readDispatch(issue)).toMatchObject({ state: 'stopped', sent: 3 })
  advanceClock(15 * dayMs)
  await deleteEndedMails(tests.services.db, tests.services.clock())
  await resume(issue)
  await queueLetters()
  expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 3, skipped: 0 })
})

it('continues with the content that the issue has when it is resumed', async () => {
  const { db } = tests.services
  await db.insert(settings).values({ data: demo, countsClicks: true, dispatchedPerMinute: 1, dispatchedPerDomain: 1 })
  for (const name of ['a', 'b']) await addReader(`${name}@example.org`)
  const link = '<a href="https://example.org/">Link</a>'
  const issue = await planIssue({ text: { de: `<p>Falsche Zahl ${link}</p>`, en: '' }, languages: ['de'] })
  await queueLetters()
  await deliver()
  await stop(issue)
  const text = { de: `<p>Richtige Zahl ${link} <a href="https://example.org/neu">neu</a></p>`, en: '' }
  await db.update(newsletterIssues).set({ text })
  advanceClock()
  await resume(issue)
  await sendForMinutes(2)
  const texts = tests.server.mails.map(({ email }) => /Falsche|Richtige/.exec(email.text ?? '')?.[0])
  expect(texts).toEqual(['Falsche', 'Richtige'])
  expect((await db.select().from(dispatchLinks)).map(({ url }) => url)).toEqual([
    'https://example.org/',
    'https://example.org/neu',
  ])
})

it('ends when the office ends it, or 90 days after its last letter, and sends nothing more', async () => {
  const { db } = tests.services
  const end = (issueId: number) =>
    db.transaction((transaction) => endStoppedDispatch(transaction, { issueId }, tests.services.clock()))
  await addReaders(2)
  const [endedIssue, forgottenIssue, formerIssue] = [await planIssue(), await planIssue(), await planIssue()]
  await queueLetters()
  tests.server.behave({ recipient: () => ({ code: 451 }) })
  await deliver()
  await expect(end(endedIssue)).rejects.toThrow(ConflictError)
  for (const issue of [endedIssue, forgottenIssue, formerIssue]) await stop(issue)
  tests.server.behave({})
  await end(endedIssue)
  // A server of an earlier release leaves the mails.
  await db.execute(sql`UPDATE dispatches SET state = 'done', ended_at = planned_at WHERE issue_id = ${formerIssue}`)
  await queueLetters()
  advanceClock(89 * dayMs)
  await removeOldLetters(tests.services)
  expect(await readDispatch(forgottenIssue)).toMatchObject({ state: 'stopped' })
  advanceClock(2 * dayMs)
  await removeOldLetters(tests.services)
  await sendForMinutes(2)
  expect(listRecipients()).toEqual([])
  for (const issue of [endedIssue, forgottenIssue, formerIssue]) {
    expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 0 })
  }
  expect(await db.select().from(dispatchLetters)).toEqual([])
  const rows = await db.select({ isPage: newsletterIssues.isPage }).from(newsletterIssues).orderBy(newsletterIssues.id)
  expect(rows.map(({ isPage }) => isPage)).toEqual([false, false, true])
})

it('shows an error at its start without delaying other dispatches, and starts when planned again', async () => {
  const { db, clock } = tests.services
  await addReaders(2)
  const brokenIssue = await planIssue()
  await db.update(newsletterIssues).set({ sections: sql`'[{}]'` })
  const issue = await planIssue()
  await sendForMinutes(1)
  expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 2 })
  expect(await readDispatch(brokenIssue)).toMatchObject({ state: 'planned', problem: 'start: internal' })
  await db.update(newsletterIssues).set({ sections: [] }).where(eq(newsletterIssues.id, brokenIssue))
  const plannedBy = (await createUser(tests.backend, { role: 'office' })).id
  await db.transaction((transaction) => planIssueDispatch(transaction, brokenIssue, { plannedAt: clock(), plannedBy }))
  await sendForMinutes(1)
  expect(await readDispatch(brokenIssue)).toMatchObject({ state: 'done', sent: 2, problem: null })
})

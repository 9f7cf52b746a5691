import { expect, it } from 'vitest'
import { stopDispatch } from '@/backend/members/newsletters/dispatch-states'
import { startDispatches, startServices } from '@/backend/members/newsletters/dispatches.fixture'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { administeredOutbox } from './administered-outbox'

const tests = startDispatches(startServices)
const { addReader, planIssue, readDispatch, sendForMinutes } = tests
const db = () => tests.services.db

async function resend(): Promise<void> {
  const { db, env, clock } = tests.services
  const [mail] = await db.select().from(outbox)
  const author = { userId: 1, locale: 'de', now: clock() } as const
  await db.transaction(async (tx) => administeredOutbox({ env }).actions?.resend?.(tx, mail?.id ?? 0, {}, author))
}

it('sends a refused letter again after the end of its dispatch, and counts it as sent', async () => {
  await addReader('ada@example.org')
  const issue = await planIssue()
  tests.server.behave({ recipient: () => ({ code: 550, status: '5.7.1' }) })
  await sendForMinutes(1)
  expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 0, refused: 1 })
  tests.server.behave({})
  await resend()
  await sendForMinutes(1)
  expect(tests.listRecipients()).toEqual(['ada@example.org'])
  expect(await readDispatch(issue)).toMatchObject({ state: 'done', sent: 1, refused: 0, skipped: 0 })
})

it.each([
  ['of a stopped dispatch', 1, (issueId: number) => db().transaction((tx) => stopDispatch(tx, { issueId }, 0))],
  ['of a reader who has left', 0, () => db().delete(subscriptions)],
  ['of a reader with other topics', 0, () => db().execute(`UPDATE subscriptions SET topics = '{law}'`)],
  ['of a reader of another language', 0, () => db().execute(`UPDATE newsletter_issues SET languages = '{en}'`)],
])('keeps a deferred letter %s, and lists %i to send again', async (_title, count, end) => {
  await addReader('ada@example.org')
  const issue = await planIssue()
  tests.server.behave({ recipient: () => ({ code: 451 }) })
  await tests.queueLetters()
  await tests.deliver()
  await end(issue)
  await expect(resend()).rejects.toMatchObject({ reason: 'mailUnwanted' })
  const isSendable = administeredOutbox(tests.services).list.filters.returned('false')
  expect(await db().$count(outbox, isSendable)).toBe(count)
})

import { expect, it } from 'vitest'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { endSubscription } from '../subscriptions/own-subscription'
import { createSettingsKey } from '../subscriptions/settings-key'
import { startDispatches } from './dispatches.fixture'

const tests = startDispatches((clock) => startTestBackend({ clock }))
const { addReader, addReaders, planIssue, queueLetters, deliver, advanceClock, sendForMinutes } = tests
const office = logInBeforeAll(tests.backend, { role: 'office' })

const readRow = async (id: number) =>
  (await (await office.call('GET', `/de/api/administration/newsletter-issues/${id}/`)).json()).row
const toResponse = (code: number, status: string) => ({ code, status })

it.each([
  ['unreachable', 'ECONNREFUSED', () => tests.server.goDown()],
  ['login', '535', async () => undefined],
  ['sender', '550 5.7.1', async () => tests.server.behave({ sender: () => toResponse(550, '5.7.1') })],
  ['postponed', '451 4.7.1', async () => tests.server.behave({ recipient: () => toResponse(451, '4.7.1') })],
])('says why letters wait (%s: %s), and sends them by itself later', async (reason, code, fail) => {
  const emails = await addReaders(6)
  const issue = await planIssue()
  await queueLetters()
  expect(await readRow(issue)).toMatchObject({ state: 'sending', waiting: 6, delays: [] })
  await fail()
  const { url } = tests.server
  await deliver(undefined, reason === 'login' ? url.replace('//', '//ada:falsch@') : url)
  const delays = [{ reason, code, mails: expect.any(Number) }]
  expect(await readRow(issue)).toMatchObject({ state: 'sending', waiting: 6, delays })
  tests.server.behave({})
  if (reason === 'unreachable') await tests.server.comeBack()
  advanceClock(10 * 60_000)
  await sendForMinutes(1)
  expect(tests.listRecipients()).toEqual(emails)
  expect(await readRow(issue)).toMatchObject({ state: 'done', sent: 6, waiting: 0, delays: [] })
})

it('says that letters wait for a mail server if none is configured', async () => {
  await addReaders(2)
  const issue = await planIssue()
  await queueLetters()
  const { env } = tests.services
  const previousEnv = { ...env }
  Object.assign(env, { SMTP_URL: undefined, DATABASE_URL: 'postgres://localhost/site' })
  const delays = [{ reason: 'missing', code: 'SMTP_URL', mails: 2 }]
  expect(await readRow(issue)).toMatchObject({ state: 'sending', delays })
  Object.assign(env, previousEnv, { SMTP_URL: tests.server.url })
  expect(await readRow(issue)).toMatchObject({ state: 'sending', delays: [] })
})

it('counts each reader who unsubscribes by a link of the letter, once, and not by other mails', async () => {
  await addReader('ada@example.org')
  await addReader('bela@example.org')
  const cleo = await addReader('cleo@example.org')
  // The letters of one minute have no order.
  const planAndSend = async () => {
    const issue = await planIssue()
    await sendForMinutes(1)
    return issue
  }
  const issues = [await planAndSend(), await planAndSend()] as const
  const unsubscribe = async (email: string, letter: number) => {
    const letters = tests.server.mails.filter(({ to }) => to.includes(email))
    const header = letters[letter]?.email.headers.find(({ key }) => key === 'list-unsubscribe')
    const key = decodeURIComponent(/\/unsubscribe\/([^>]+)>/.exec(header?.value ?? '')?.[1] ?? '')
    await endSubscription(tests.services, { list: 'newsletter', key })
  }
  await Promise.all([unsubscribe('ada@example.org', 0), unsubscribe('ada@example.org', 0)])
  await unsubscribe('ada@example.org', 1)
  const key = createSettingsKey(tests.services.serverKey, cleo)
  await endSubscription(tests.services, { list: 'newsletter', key })
  expect(await readRow(issues[0])).toMatchObject({ sent: 3, unsubscribed: 1, skipped: 0 })
  expect(await readRow(issues[1])).toMatchObject({ sent: 3, unsubscribed: 0, skipped: 0 })
  await unsubscribe('bela@example.org', 1)
  expect(await readRow(issues[1])).toMatchObject({ unsubscribed: 1 })
})

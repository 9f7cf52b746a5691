import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { securityEvents } from '@/backend/platform/db/schema/accounts/security-events'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { createUser, logInBeforeAll, readMailKey, TestBrowser } from '@/tests/accounts'
import { lists, startSignUps } from './sign-ups.fixture'

const { backend, advanceMinutes, createAddress, post, signUp, confirmSubscription, listTemplates, findRow } =
  startSignUps()
const office = logInBeforeAll(backend, { role: 'office' })
const [newsletter, press] = lists
const form = { frequency: 'immediately', language: 'de', privacy: true, search: 'Geige' }
const alerts = { list: 'job-alerts' as const, path: '/api/job-alerts/', form }

const runAction = async (action: string, id: number | undefined) =>
  (await office.call('POST', `/de/api/administration/subscribers/${action}/`, { ids: [id] })).json()
const readStates = async (email: string) =>
  (await backend.services.db.select().from(subscriptions).where(eq(subscriptions.email, email))).map(
    ({ list, state }) => `${list} ${state}`,
  )

it('blocks an address for all lists, which no sign-up, key or account ends, until it is unblocked', async () => {
  const { db } = backend.services
  const user = await createUser(backend)
  const { email } = user
  await signUp(newsletter, email)
  const key = await readMailKey(backend, email, 'confirm-subscription')
  await confirmSubscription(press, email)
  const row = await findRow(newsletter, email)
  expect(await runAction('block', row?.id)).toEqual({ done: [row?.id], refused: [] })
  expect(await findRow(newsletter, email)).toMatchObject({ state: 'blocked', details: { name: '' } })
  const mails = await listTemplates(email)
  for (const list of [newsletter, press, alerts]) expect(await signUp(list, email)).toMatchObject({ status: 202 })
  expect(await post('/api/newsletter/confirm/', { key })).toMatchObject({ status: 400 })
  const browser = await new TestBrowser(backend).logIn(user)
  expect((await browser.call('PATCH', '/de/api/users/me/', { newsletter: true })).status).toBe(400)
  for (const action of ['block', 'reactivate', 'delete']) {
    expect(await runAction(action, row?.id)).toMatchObject({ refused: [{ id: row?.id }] })
  }
  expect(await listTemplates(email)).toEqual(mails)
  expect(await readStates(email)).toEqual(['newsletter blocked'])

  expect(await runAction('unblock', row?.id)).toMatchObject({ done: [row?.id] })
  expect(await runAction('unblock', row?.id)).toMatchObject({ done: [] })
  // The limit of mails to an address.
  advanceMinutes(60)
  await signUp(press, email)
  expect(await readStates(email)).toEqual(['press pending'])
  const events = await db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.object, `#${row?.id}`))
  expect(events.map(({ event }) => event)).toEqual(['address-blocked', 'address-unblocked'])
})

it('keeps the confirmed consent of an undeliverable address until a renewal is confirmed', async () => {
  const { db } = backend.services
  const email = createAddress()
  await confirmSubscription(newsletter, email)
  const consent = await findRow(newsletter, email)
  await db.update(subscriptions).set({ state: 'refused' }).where(eq(subscriptions.email, email))
  await signUp(newsletter, email, { name: 'Fremd', topics: ['events'], language: 'en' })
  const { details, topics, requestedAt, confirmedAt, consentVersion } = consent ?? {}
  const proof = { details, topics, requestedAt, confirmedAt, consentVersion }
  expect(await findRow(newsletter, email)).toMatchObject({ ...proof, state: 'refused' })
  expect(await runAction('reactivate', consent?.id)).toMatchObject({ done: [consent?.id] })
  expect(await findRow(newsletter, email)).toMatchObject({ ...proof, state: 'confirmed' })
  const key = await readMailKey(backend, email, 'confirm-subscription')
  for (let round = 0; round < 2; round += 1) {
    expect(await post('/api/newsletter/confirm/', { key })).toMatchObject({ status: 200 })
  }
  const renewedRow = await findRow(newsletter, email)
  expect(renewedRow).toMatchObject({ details: { name: 'Fremd' }, topics: ['events'], language: 'en', renewal: null })
  expect(renewedRow?.requestedAt.getTime()).toBeGreaterThan(requestedAt?.getTime() ?? 0)
})

it('mails a subscriber who signs up again on the day of the confirmation', async () => {
  const email = createAddress()
  await confirmSubscription(newsletter, email)
  await signUp(newsletter, email, { topics: ['events'] })
  expect((await listTemplates(email)).at(-1)).toBe('subscription-exists')
})

import { expect, it } from 'vitest'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import { startDispatches, startServices } from '../newsletters/dispatches.fixture'
import { cleanUpSubscriptions } from './clean-up'

const hourMs = 3_600_000
const tests = startDispatches(startServices)
const { readSubscription } = tests
const to = 'gone@example.net'
const texts = { about: '', jobs: [], more: 0, boardUrl: '', url: '', unsubscribeUrl: '' }
const addAlert = async () => (await tests.addReader(to, { list: 'job-alerts' })).id

/** Delivers an alert once, then runs the hourly job twice, as two servers would. */
async function sendAlert(id: number, response: { code: number; status?: string } | null): Promise<void> {
  tests.server.behave(response ? { recipient: () => response } : {})
  tests.advanceClock(hourMs)
  const data = () => ({ ...texts, subscription: id })
  await enqueueMail(tests.services.db, { to, locale: 'de', template: 'job-alert', data })
  await tests.deliver()
  tests.advanceClock(hourMs)
  await Promise.all([cleanUpSubscriptions(tests.services), cleanUpSubscriptions(tests.services)])
}

it('ends an alert after three mails in a row that the mail server refuses', async () => {
  const id = await addAlert()
  for (const refusals of [2, 4, 6]) {
    await sendAlert(id, { code: 550, status: '5.1.1' })
    expect(await readSubscription(id)).toMatchObject({ refusals, refusal: '550 5.1.1', acceptedAt: null })
  }
  expect(await readSubscription(id)).toMatchObject({ state: 'refused' })
})

it('counts a failed mail only for its own alert', async () => {
  const id = await addAlert()
  const { id: otherId } = await tests.addReader(to, { list: 'job-alerts', subject: 'other' })
  await sendAlert(id, { code: 552 })
  expect(await readSubscription(id)).toMatchObject({ refusals: 1 })
  expect(await readSubscription(otherId)).toMatchObject({ refusals: 0 })
})

it('counts no refusal because of spam, and no waiting mail as accepted', async () => {
  const id = await addAlert()
  await sendAlert(id, { code: 550, status: '5.7.1' })
  expect(await readSubscription(id)).toMatchObject({ refusals: 0 })
  await sendAlert(id, { code: 550 })
  await sendAlert(id, { code: 451 })
  expect(await readSubscription(id)).toMatchObject({ refusals: 2, acceptedAt: null })
})

it('resets the count six days after an accepted mail, without counting earlier refusals again', async () => {
  const id = await addAlert()
  await sendAlert(id, { code: 550 })
  await sendAlert(id, null)
  expect(await readSubscription(id)).toMatchObject({ refusals: 2, acceptedAt: tests.services.clock() })
  for (let hours = 0; hours < 2; hours += 1) {
    tests.advanceClock(3.5 * 24 * hourMs)
    await cleanUpSubscriptions(tests.services)
  }
  await cleanUpSubscriptions(tests.services)
  expect(await readSubscription(id)).toMatchObject({ state: 'confirmed', refusals: 0, acceptedAt: null })
})

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { startTestBackend } from '@/tests/backend-app'
import { expireJobs } from '../expire-jobs'
import { removeOldContacts } from '../remove-contacts'
import { startJobs, testClock } from './jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const { send, makePublished } = startJobs(backend)

const contact = { contact_name: 'Kim Beispiel', contact_phone: '030 1', deadline: '2026-11-30' }
const noContact = { contact_name: '', contact_email: '', contact_phone: '', application_email: '' }

async function cleanUpAt(time: string) {
  // Only the clean-up uses the later time, because the session would expire.
  await removeOldContacts({ ...backend.services, clock: () => new Date(time) })
}

it('personal data of an ad is deleted half a year after its end; the other texts can be copied', async () => {
  const { id } = await makePublished(contact)
  const withdrawnJob = await makePublished(contact)
  await send('POST', `${withdrawnJob.id}/withdraw/`)
  const draft = await send('POST', '', contact)
  await cleanUpAt('2027-05-02T09:00:00Z')
  expect(await send('GET', `${withdrawnJob.id}/`)).toMatchObject(contact)
  await cleanUpAt('2027-05-02T11:00:00Z')
  const jobAfter = await send('GET', `${withdrawnJob.id}/`)
  expect(jobAfter).toMatchObject({ ...noContact, title: withdrawnJob.title, state: 'withdrawn' })
  expect(jobAfter.revision).toBe(withdrawnJob.revision + 2)
  expect(await send('GET', `${id}/`)).toMatchObject(contact)
  const { title, description } = withdrawnJob
  expect(await send('POST', `${withdrawnJob.id}/copy/`)).toMatchObject({ title, description, state: 'draft' })
  expect(await send('GET', `${draft.id}/`)).toMatchObject(contact)
})

it('contact data that an owner enters in an old ad is deleted 14 days later', async () => {
  const { id } = await makePublished()
  const { revision } = await send('POST', `${id}/withdraw/`)
  const oldEnd = { withdrawnAt: new Date('2026-03-01T10:00:00Z') }
  await backend.services.db.update(jobs).set(oldEnd).where(eq(jobs.id, id))
  await send('PATCH', `${id}/`, { revision, ...contact })
  await cleanUpAt('2026-11-16T09:00:00Z')
  expect(await send('GET', `${id}/`)).toMatchObject(contact)
  await cleanUpAt('2026-11-16T11:00:00Z')
  expect(await send('GET', `${id}/`)).toMatchObject(noContact)
})

it('the half year counts from the day after the deadline, once the expiry is stored', async () => {
  const { id } = await makePublished(contact)
  expect(await expireJobs(backend.services.db, new Date('2026-12-02T10:00:00Z'))).toBe(1)
  await cleanUpAt('2027-05-30T22:00:00Z')
  expect(await send('GET', `${id}/`)).toMatchObject(contact)
  await cleanUpAt('2027-06-01T00:00:00Z')
  expect(await send('GET', `${id}/`)).toMatchObject(noContact)
})

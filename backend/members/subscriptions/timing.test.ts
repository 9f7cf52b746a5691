import pg from 'pg'
import { beforeEach, expect, it, vi } from 'vitest'
import { type SubscriptionRow, subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { listMails, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createFormProof } from '@/tests/content/form-proofs'

const time = { now: new Date('2026-11-23T09:00:00Z') }
const pauses: number[] = []
/** Background work, which the test starts after the responses. */
const backgroundWork: (() => Promise<unknown>)[] = []
const backend = startTestBackend({
  clock: () => time.now,
  pause: async (milliseconds) => {
    pauses.push(milliseconds)
  },
  background: { run: (_, work) => void backgroundWork.push(work), waitUntilIdle: async () => undefined },
})
beforeEach(() => {
  backgroundWork.length = 0
})

async function insert(email: string, state: SubscriptionRow['state']): Promise<string> {
  await backend.services.db
    .insert(subscriptions)
    .values({
      list: 'newsletter',
      email,
      language: 'de',
      topics: ['policy'],
      details: { name: '' },
      state,
      seed: 'a',
      consentVersion: 'a',
      requestedAt: time.now,
      confirmedAt: time.now,
    })
  return email
}

/** Counts the work that the response to a sign-up waits for. */
async function measureWork(email: string) {
  const protection = await createFormProof(backend, 'newsletter')
  time.now = new Date(time.now.getTime() + 3000)
  pauses.length = 0
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  const form = { email, topics: ['policy'], language: 'de', privacy: true, protection }
  const { status } = await new TestBrowser(backend).call('POST', '/api/newsletter/', form)
  const work = { status, statements: statements.mock.calls.length, pauses: [...pauses] }
  statements.mockRestore()
  return work
}

it('waits for the same work for new, waiting, subscribed and blocked addresses', async () => {
  const newAddressWork = await measureWork('new@example.org')
  expect(newAddressWork).toMatchObject({ status: 202, pauses: [400] })
  for (const state of ['pending', 'confirmed', 'blocked'] as const) {
    expect(await measureWork(await insert(`${state}@example.org`, state))).toEqual(newAddressWork)
  }
  expect(backgroundWork).toHaveLength(4)
  expect(await listMails(backend, 'new@example.org')).toEqual([])
  await Promise.all(backgroundWork.map((work) => work()))
  expect(await listMails(backend, 'new@example.org')).toHaveLength(1)
})

import { expect, it } from 'vitest'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { listMails, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { createFormProof } from '@/tests/content/form-proofs'

const time = { now: new Date('2026-11-23T09:00:00Z') }
const backend = startTestBackend({ clock: () => time.now, pause: async () => undefined })

it('creates one subscription and one mail for a thousand simultaneous sign-ups with one address', async () => {
  const email = 'leserin@example.org'
  const form = { email, topics: ['policy'], language: 'de', privacy: true }
  const proofs = await Promise.all(
    Array.from({ length: 1000 }, () => createFormProof(backend, 'newsletter', { hasScript: false })),
  )
  time.now = new Date(time.now.getTime() + 3000)
  const allResponses = await Promise.all(
    proofs.map(async (protection) => {
      const response = await new TestBrowser(backend).call('POST', '/api/newsletter/', { ...form, protection })
      return { status: response.status, body: await response.text() }
    }),
  )
  // A server without free database connections returns 503; all other responses are the same.
  const responses = allResponses.filter(({ status }) => status !== 503)
  expect(responses[0]).toMatchObject({ status: 202 })
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1)
  expect(await listMails(backend, email)).toMatchObject([{ template: 'confirm-subscription' }])
  expect(await backend.services.db.select().from(subscriptions)).toMatchObject([{ email }])
}, 120_000)

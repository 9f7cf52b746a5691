import { beforeEach, describe, expect, it } from 'vitest'
import { usedFormTickets } from '@/backend/platform/db/schema/accounts/used-form-tickets'
import { startTestBackend } from '@/tests/backend-app'
import { TestClock } from '@/tests/clock'
import { createFormProof } from '@/tests/content/form-proofs'
import { type ProtectedForm, processFormOnce, removeOldTickets } from './process-form-once'

const time = new TestClock('2026-11-23T09:00:00Z')
const backend = startTestBackend({ clock: time.read })
let processedCount = 0
let clientNumber = 0
beforeEach(() => {
  processedCount = 0
  clientNumber += 1
})

const send = (form: Partial<ProtectedForm> & Pick<ProtectedForm, 'proof'>) =>
  processFormOnce(
    backend.services,
    { formName: 'newsletter', client: `192.0.2.${clientNumber}`, content: { email: 'a@example.org' }, ...form },
    async () => {
      processedCount += 1
    },
  )
const createProof = async (form = 'newsletter', options = {}) => {
  const proof = await createFormProof(backend, form, options)
  time.addSeconds(3)
  return proof
}

describe('a form with a ticket', () => {
  it('is accepted with a solved proof-of-work task', async () => {
    await send({ proof: await createProof() })
    expect(processedCount).toBe(1)
  })

  it('is accepted once, even for simultaneous requests', async () => {
    const proof = await createProof()
    await Promise.all(Array.from({ length: 10 }, () => send({ proof })))
    await send({ proof })
    expect(processedCount).toBe(1)
  })

  it('is accepted when it is sent again after a failure', async () => {
    const proof = await createProof()
    const form = { formName: 'newsletter', proof, client: 'c', content: 1 }
    await expect(
      processFormOnce(backend.services, form, async () => {
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await send({ ...form })
    expect(processedCount).toBe(1)
  })

  it('is rejected when the ticket was used for something else', async () => {
    const proof = await createProof()
    await send({ proof })
    await expect(send({ proof, content: { email: 'b@example.org' } })).rejects.toThrow('sendAgain')
    expect(processedCount).toBe(1)
  })

  it.each([
    ['at once', async () => createFormProof(backend, 'newsletter')],
    [
      'a day later',
      async () => {
        const proof = await createProof()
        time.addSeconds(24 * 3600)
        return proof
      },
    ],
    ['with the ticket of another form', () => createProof('press')],
    ['without the work', async () => ({ ...(await createProof()), answers: [] })],
    ['with wrong answers', async () => ({ ...(await createProof()), answers: Array<number>(16).fill(0) })],
    ['without a ticket', async () => ({ ticket: '', answers: [], trap: '' })],
    ['with half a ticket', async () => ({ ...(await createProof()), ticket: 'x.y.s.z' })],
    [
      'with a ticket that says it needs no work',
      async () => {
        const proof = await createProof()
        return { ...proof, ticket: proof.ticket.replace('.s.', '.p.'), answers: [] }
      },
    ],
    ['with the trap filled in', async () => ({ ...(await createProof()), trap: 'https://spam.example' })],
  ])('is rejected when it is sent %s', async (_, proof) => {
    await expect(send({ proof: await proof() })).rejects.toThrow()
    expect(processedCount).toBe(0)
  })
})

describe('a form without scripts', () => {
  it('is accepted five times in 15 minutes from a client; forms with scripts are not limited', async () => {
    for (let round = 0; round < 5; round += 1) {
      await send({ proof: await createProof('newsletter', { hasScript: false }) })
    }
    const proof = await createProof('newsletter', { hasScript: false })
    await expect(send({ proof })).rejects.toThrow('too many')
    await send({ proof: await createProof() })
    expect(processedCount).toBe(6)
    time.addSeconds(15 * 60)
    await send({ proof })
    expect(processedCount).toBe(7)
  })
})

it('deletes the marks of used tickets in the clean-up', async () => {
  const { db } = backend.services
  await send({ proof: await createProof() })
  await removeOldTickets(db, time.now)
  expect((await db.select().from(usedFormTickets)).length).toBeGreaterThan(0)
  time.addSeconds(24 * 3600 + 60)
  await removeOldTickets(db, time.now)
  expect(await db.select().from(usedFormTickets)).toEqual([])
})

it.each(['', 'form=', 'form=A%20b', `form=${'x'.repeat(61)}`, 'form=a&script=1'])(
  'a ticket is not issued for %j',
  async (query) => {
    expect((await backend.get(`/api/form-tickets/?${query}`)).status).toBe(400)
  },
)

it('does not allow a ticket to be cached', async () => {
  const response = await backend.get('/api/form-tickets/?form=newsletter')
  expect(response.headers.get('Cache-Control')).toBe('private, no-store')
})

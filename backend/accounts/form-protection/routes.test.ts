import { beforeEach, describe, expect, it } from 'vitest'
import { usedFormTickets } from '@/backend/platform/db/schema/accounts/used-form-tickets'
import { startTestBackend } from '@/tests/backend-app'
import { TestClock } from '@/tests/clock'
import { createFormProof } from '@/tests/content/form-proofs'
import { type ProtectedForm, processFormOnce, removeOldTickets } from './process-form-once'

const time = new TestClock('2026-11-23T09:00:00Z')
const backend = startTestBackend({ clock: time.read })
let done = 0
let client = 0
beforeEach(() => {
  done = 0
  client += 1
})

const send = (form: Partial<ProtectedForm> & Pick<ProtectedForm, 'proof'>) =>
  processFormOnce(
    backend.services,
    { formName: 'newsletter', client: `192.0.2.${client}`, content: { email: 'a@example.org' }, ...form },
    async () => {
      done += 1
    },
  )
const ticketFor = async (form = 'newsletter', options = {}) => {
  const proof = await createFormProof(backend, form, options)
  time.addSeconds(3)
  return proof
}

describe('a form with a ticket', () => {
  it('is accepted with a solved proof-of-work task', async () => {
    await send({ proof: await ticketFor() })
    expect(done).toBe(1)
  })

  it('is accepted once, even for simultaneous requests', async () => {
    const proof = await ticketFor()
    await Promise.all(Array.from({ length: 10 }, () => send({ proof })))
    await send({ proof })
    expect(done).toBe(1)
  })

  it('is accepted when it is sent again after a failure', async () => {
    const proof = await ticketFor()
    const form = { formName: 'newsletter', proof, client: 'c', content: 1 }
    await expect(
      processFormOnce(backend.services, form, async () => {
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await send({ ...form })
    expect(done).toBe(1)
  })

  it('is rejected when the ticket was used for something else', async () => {
    const proof = await ticketFor()
    await send({ proof })
    await expect(send({ proof, content: { email: 'b@example.org' } })).rejects.toThrow('sendAgain')
    expect(done).toBe(1)
  })

  it.each([
    ['at once', async () => createFormProof(backend, 'newsletter')],
    [
      'a day later',
      async () => {
        const proof = await ticketFor()
        time.addSeconds(24 * 3600)
        return proof
      },
    ],
    ['with the ticket of another form', () => ticketFor('press')],
    ['without the work', async () => ({ ...(await ticketFor()), answers: [] })],
    ['with wrong answers', async () => ({ ...(await ticketFor()), answers: Array<number>(16).fill(0) })],
    ['without a ticket', async () => ({ ticket: '', answers: [], trap: '' })],
    ['with half a ticket', async () => ({ ...(await ticketFor()), ticket: 'x.y.s.z' })],
    [
      'with a ticket that says it needs no work',
      async () => {
        const proof = await ticketFor()
        return { ...proof, ticket: proof.ticket.replace('.s.', '.p.'), answers: [] }
      },
    ],
    ['with the trap filled in', async () => ({ ...(await ticketFor()), trap: 'https://spam.example' })],
  ])('is rejected when it is sent %s', async (_, proof) => {
    await expect(send({ proof: await proof() })).rejects.toThrow()
    expect(done).toBe(0)
  })
})

describe('a form without scripts', () => {
  it('is accepted five times in 15 minutes from a client; forms with scripts are not limited', async () => {
    for (let round = 0; round < 5; round += 1) {
      await send({ proof: await ticketFor('newsletter', { hasScript: false }) })
    }
    const proof = await ticketFor('newsletter', { hasScript: false })
    await expect(send({ proof })).rejects.toThrow('too many')
    await send({ proof: await ticketFor() })
    expect(done).toBe(6)
    time.addSeconds(15 * 60)
    await send({ proof })
    expect(done).toBe(7)
  })
})

it('deletes the marks of used tickets in the clean-up', async () => {
  const { db } = backend.services
  await send({ proof: await ticketFor() })
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

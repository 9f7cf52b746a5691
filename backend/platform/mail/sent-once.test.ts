import { sql } from 'drizzle-orm'
import { beforeEach, expect, inject, it, vi } from 'vitest'
import { silentLog } from '@/tests/databases'
import { type DatabaseProxy, startDatabaseProxy } from '@/tests/servers/database-proxy'
import { deliverOnce, startMailDelivery } from '@/tests/servers/mail-delivery'
import { connectDatabase, type DatabaseConnection } from '../db/client'
import { outbox } from '../db/schema/operations/outbox'
import { AcceptedMails } from './accepted-mails'
import { leaseMs } from './lease'
import { enqueueMail } from './outbox'
import { createSmtpTransport } from './smtp-transport'

const delivery = startMailDelivery()
let proxy: DatabaseProxy
let behind: DatabaseConnection
/** Offset of the clock, in ms. */
let moved = 0

beforeEach(async () => {
  moved = 0
  proxy = await startDatabaseProxy(delivery.database.target)
  behind = await connectDatabase(proxy.target, silentLog, { connectMs: 5000, silenceMs: 5000 })
  return async () => {
    await behind.close()
    await proxy.close()
  }
})

const neverAborted = new AbortController().signal

/** One delivering process with its own database connection. */
function createPostman(db = behind.db, pause: () => Promise<unknown> = () => new Promise(setImmediate)) {
  const acceptedMails = new AcceptedMails()
  return async (abortSignal = neverAborted) => {
    const transport = createSmtpTransport(delivery.server.url)
    const clock = () => new Date(Date.now() + moved)
    const parts = { db, transport, acceptedMails, clock, pause: async () => void (await pause()) }
    await deliverOnce({ ...parts, abortSignal })
  }
}
const enqueue = (to: string) =>
  enqueueMail(delivery.database.db, { to, locale: 'de', template: 'password-changed', data: { name: 'Ada' } })
const listRecipients = () => delivery.server.mails.map(({ to }) => to.join()).sort()
const listStates = async () => (await delivery.database.db.select().from(outbox)).map(({ state }) => state)

it('sends a mail once that was accepted while the database failed, and records it later', async () => {
  delivery.server.behave({ data: () => proxy.goDown().then(() => 'accept' as const) })
  await enqueue('ada@example.org')
  const deliveries = Promise.allSettled([createPostman()()])
  await delivery.server.waitForMail('ada@example.org')
  expect(await listStates()).toEqual(['waiting'])
  await proxy.comeBack()
  await deliveries
  expect(await listStates()).toEqual(['sent'])
})

it('sends a mail once although its lease expired', async () => {
  delivery.server.behave({ data: () => proxy.goDown().then(() => 'accept' as const) })
  await enqueue('ada@example.org')
  const stop = new AbortController()
  const deliver = createPostman(behind.db, async () => stop.abort())
  // Other claims fail while the database is unavailable.
  await Promise.allSettled([deliver(stop.signal)])
  await proxy.comeBack()
  moved = leaseMs
  // The pool may still contain a broken connection: the next round gets another.
  await vi.waitFor(() => deliver())
  expect(await listStates()).toEqual(['sent'])
  expect(listRecipients()).toEqual(['ada@example.org'])
})

it('renews the lease during delivery', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const heldDelivery = delivery.server.hold()
  await enqueue('ada@example.org')
  const slowDelivery = createPostman()()
  await heldDelivery.arrived
  const readDueTime = async () => Number((await delivery.database.db.select().from(outbox))[0]?.dueAt)
  const first = await readDueTime()
  moved = leaseMs / 2
  vi.advanceTimersByTime(leaseMs / 2)
  vi.useRealTimers()
  await expect.poll(readDueTime).toBeGreaterThan(first)
  moved = leaseMs
  await createPostman(delivery.database.db)()
  heldDelivery.release()
  await slowDelivery
  expect(listRecipients()).toEqual(['ada@example.org'])
})

it('aborts a delivery when another worker has taken the mail', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const heldDelivery = delivery.server.hold()
  await enqueue('ada@example.org')
  const slowDelivery = createPostman()()
  await heldDelivery.arrived
  delivery.server.behave({})
  moved = leaseMs
  await createPostman(delivery.database.db)()
  expect(await listStates()).toEqual(['sent'])
  vi.advanceTimersByTime(leaseMs)
  vi.useRealTimers()
  await slowDelivery
  expect(listRecipients()).toEqual(['ada@example.org'])
})

it.runIf(inject('testTemplate').kind === 'postgres')(
  'delivers each of many mails once with two processes whose connections break repeatedly',
  async () => {
    const readers = Array.from({ length: 60 }, (_, index) => `reader-${index + 100}@example.org`)
    for (const reader of readers) await enqueue(reader)
    delivery.server.behave({
      async data({ to: [to = ''] }) {
        if (Number(to.match(/\d+/)?.[0]) % 3 === 0) {
          await delivery.database.db.execute(
            sql`select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`,
          )
        }
        return 'accept' as const
      },
    })
    const otherConnection = await connectDatabase(proxy.target, silentLog)
    const processes = [createPostman(), createPostman(otherConnection.db)]
    for (let round = 0; round < 60 && listRecipients().length < readers.length; round += 1) {
      await Promise.allSettled(processes.map((deliver) => deliver()))
      moved += leaseMs
    }
    await otherConnection.close()
    expect(listRecipients()).toEqual(readers)
    expect(new Set(await listStates())).toEqual(new Set(['sent']))
  },
  60_000,
)

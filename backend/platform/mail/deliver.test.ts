import { eq } from 'drizzle-orm'
import pino from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { deliveryParts, startMailDelivery } from '@/tests/servers/mail-delivery'
import { outbox } from '../db/schema/operations/outbox'
import { AcceptedMails } from './accepted-mails'
import { deliverDue } from './deliver'
import { leaseMs } from './lease'
import { enqueueMail } from './outbox'
import { claimMail } from './queue'
import { createSmtpTransport } from './smtp-transport'

const key = 'https://buehnenhaus.test/de/account/password/reset/key/geheim'
const minute = 60_000
const day = 24 * 60 * minute
const idle = new AbortController().signal

const delivery = startMailDelivery()
/** How far the clock was moved, in milliseconds. */
let moved = 0
let logged: string[] = []

beforeEach(() => {
  moved = 0
  logged = []
})

const clock = () => new Date(Date.now() + moved)
const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })

const deliver = async ({
  aborting = idle,
  transport = createSmtpTransport(delivery.server.url),
  accepted = new AcceptedMails(),
  db = delivery.database.db,
} = {}) => {
  await deliverDue(
    {
      ...deliveryParts,
      db,
      env: { ...deliveryParts.env, MAIL_FROM: 'VBO <post@vbo.test>' },
      log,
      transport,
      clock,
      accepted,
    },
    { stopping: idle, aborting },
  ).finally(() => transport.close())
}
const enqueue = (to: string) =>
  enqueueMail(delivery.database.db, {
    to,
    locale: 'de',
    template: 'password-reset',
    data: { name: 'Ada', url: key },
  })
const rowOf = async (to: string) => {
  const [row] = await delivery.database.db.select().from(outbox).where(eq(outbox.recipient, to))
  return row
}
const recipients = () => delivery.server.mails.map(({ to }) => to.join())

test('a mail arrives once, as text and HTML, and what it said is forgotten', async () => {
  await enqueue('ada@example.org')
  await deliver()
  await deliver()
  const { from, email } = await delivery.server.waitForMail('ada@example.org')
  expect(from).toBe('post@vbo.test')
  expect(email).toMatchObject({ subject: 'Neues Passwort festlegen', to: [{ address: 'ada@example.org' }] })
  expect(email.text).toContain(key)
  expect(email.html).toContain(`href="${key}"`)
  expect(delivery.server.mails).toHaveLength(1)
  expect(await rowOf('ada@example.org')).toMatchObject({ state: 'sent', data: null, attempts: 1 })
})

test('a server that is down loses nothing, and gets each mail once when it comes back', async () => {
  await delivery.server.goDown()
  await enqueue('ada@example.org')
  await enqueue('bela@example.org')
  for (let round = 0; round < 12; round += 1) {
    await deliver()
    moved += day
  }
  expect(delivery.server.mails).toEqual([])
  await delivery.server.comeBack()
  await deliver()
  await deliver()
  expect(recipients().sort()).toEqual(['ada@example.org', 'bela@example.org'])
})

test('a server that does not encrypt gets nothing; the mail waits, and the log says why', async () => {
  await enqueue('ada@example.org')
  const transport = () => createSmtpTransport(delivery.server.url.replace('?insecure', ''))
  for (let days = 0; days < 7; days += 1) {
    await deliver({ transport: transport() })
    moved += day
  }
  expect(delivery.server.mails).toEqual([])
  expect(await rowOf('ada@example.org')).toMatchObject({ state: 'waiting' })
  expect(logged.join()).toContain('does not encrypt')
  await deliver()
  expect(recipients()).toEqual(['ada@example.org'])
})

test('a mail that failed waits for its pause, and the others are not held up', async () => {
  delivery.server.behave({ recipient: (address) => (address.startsWith('ada') ? { code: 451 } : null) })
  await enqueue('ada@example.org')
  await enqueue('bela@example.org')
  await deliver()
  expect(recipients()).toEqual(['bela@example.org'])
  delivery.server.behave({})
  await deliver()
  expect(recipients()).toEqual(['bela@example.org'])
  moved += minute
  await deliver()
  expect(recipients()).toEqual(['bela@example.org', 'ada@example.org'])
})

test.each([
  ['the recipient', { recipient: () => ({ code: 550 }) }],
  ['the mail', { data: () => ({ code: 554 }) }],
] as const)(
  'a server that refuses %s for good is not asked again, and the log names nobody',
  async (_what, behavior) => {
    delivery.server.behave(behavior)
    await enqueue('ada@example.org')
    await deliver()
    delivery.server.behave({})
    moved += day
    await deliver()
    expect(delivery.server.mails).toEqual([])
    expect(await rowOf('ada@example.org')).toMatchObject({ state: 'failed', attempts: 1 })
    expect(logged.join()).toContain('given up')
    expect(logged.join()).not.toMatch(/ada|example\.org|geheim/)
  },
)

test('a mail that is put off for more than five days is given up', async () => {
  delivery.server.behave({ data: () => ({ code: 452 }) })
  await enqueue('ada@example.org')
  await deliver()
  moved += 4 * day
  await deliver()
  expect(await rowOf('ada@example.org')).toMatchObject({ state: 'waiting', attempts: 2 })
  moved += 1.1 * day
  await deliver()
  expect(await rowOf('ada@example.org')).toMatchObject({
    state: 'failed',
    problem: 'postponed: 452',
  })
})

test('a connection that breaks after the mail repeats it under the same Message-ID, later and later', async () => {
  delivery.server.behave({ data: () => 'drop' })
  await enqueue('ada@example.org')
  await deliver()
  await deliver()
  expect(delivery.server.mails).toHaveLength(1)
  moved += minute
  await deliver()
  moved += minute
  await deliver()
  expect(delivery.server.mails).toHaveLength(2)
  delivery.server.behave({})
  moved += 4 * minute
  await deliver()
  moved += day
  await deliver()
  expect(delivery.server.mails).toHaveLength(3)
  expect(new Set(delivery.server.mails.map(({ email }) => email.messageId)).size).toBe(1)
  expect(delivery.server.mails[0]?.email.messageId).toMatch(/^<[0-9a-f-]{36}@buehnenhaus\.test>$/)
})

test('a slow server gets the mail once, though another worker looks for work meanwhile', async () => {
  const onHold = delivery.server.hold()
  await enqueue('ada@example.org')
  const slow = deliver()
  await onHold.asked
  await deliver()
  onHold.release()
  await slow
  await deliver()
  expect(recipients()).toEqual(['ada@example.org'])
})

test('a server that never answers is left, and asked again later', async () => {
  delivery.server.hold()
  await enqueue('ada@example.org')
  await deliver({ transport: createSmtpTransport(delivery.server.url, { connectMs: 10_000, answerMs: 50 }) })
  delivery.server.behave({})
  moved += minute
  await deliver()
  expect(recipients()).toEqual(['ada@example.org'])
})

test('a mail that is broken off on its way is sent again', async () => {
  const onHold = delivery.server.hold()
  await enqueue('ada@example.org')
  const aborting = new AbortController()
  const stuck = deliver({ aborting: aborting.signal })
  await onHold.asked
  aborting.abort()
  await stuck
  delivery.server.behave({})
  moved += minute
  await deliver()
  expect(recipients()).toEqual(['ada@example.org'])
})

test('two workers share the mails, each of which arrives once', async () => {
  const readers = Array.from({ length: 20 }, (_, index) => `reader-${index}@example.org`)
  for (const reader of readers) await enqueue(reader)
  await Promise.all([deliver(), deliver()])
  expect(recipients().sort()).toEqual(readers.sort())
})

test('what a worker took before it crashed is sent by another once the lease has ended', async () => {
  await enqueue('ada@example.org')
  await claimMail(delivery.database.db, { now: clock(), leaseMs })
  await deliver()
  expect(delivery.server.mails).toEqual([])
  moved += minute
  await deliver()
  expect(recipients()).toEqual(['ada@example.org'])
})

test('a transaction that is rolled back sends nothing', async () => {
  await delivery.database.db
    .transaction(async (transaction) => {
      await enqueueMail(transaction, {
        to: 'ada@example.org',
        locale: 'en',
        template: 'account-deleted',
        data: { name: 'Ada' },
      })
      throw new Error('back')
    })
    .catch(() => undefined)
  await deliver()
  expect(delivery.server.mails).toEqual([])
})

import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { beforeEach, expect, it } from 'vitest'
import { deliverOnce, deliveryDefaults, startMailDelivery } from '@/tests/servers/mail-delivery'
import { outbox } from '../db/schema/operations/outbox'
import { leaseMs } from './lease'
import { claimMail, enqueueMail, retryMail } from './outbox'
import { createSmtpTransport } from './smtp-transport'

const key = 'https://buehnenhaus.test/de/account/password/reset/key/geheim'
const minute = 60_000
const day = 24 * 60 * minute
const neverAborted = new AbortController().signal

const delivery = startMailDelivery()
/** Offset of the clock, in ms. */
let moved = 0
let logged: string[] = []

beforeEach(() => {
  moved = 0
  logged = []
})

const clock = () => new Date(Date.now() + moved)
const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })

const env = { ...deliveryDefaults.env, MAIL_FROM: 'VBO <post@vbo.test>' }
const deliver = ({ abortSignal = neverAborted, transport = createSmtpTransport(delivery.server.url) } = {}) =>
  deliverOnce({ db: delivery.database.db, env, log, clock, transport, abortSignal })
const enqueue = (to: string) =>
  enqueueMail(delivery.database.db, {
    to,
    locale: 'de',
    template: 'password-reset',
    data: () => ({ name: 'Ada', url: key }),
  })
const loadRow = async (to: string) => {
  const [row] = await delivery.database.db.select().from(outbox).where(eq(outbox.recipient, to))
  return row
}
const recipients = () => delivery.server.mails.map(({ to }) => to.join())

it.each([
  ['info@bühne-köln.de', 'info@xn--bhne-kln-s4a8c.de'],
  ['a@b.рф', 'a@b.xn--p1ai'],
  ['presse&pr@example.org', 'presse&pr@example.org'],
  ['kasse/abo@example.org', 'kasse/abo@example.org'],
])('delivers a mail to %s, which is stored and sent in ASCII', async (address, ascii) => {
  await enqueue(address)
  const { rows } = await delivery.database.db.execute(sql`SELECT recipient FROM outbox`)
  expect(rows).toEqual([{ recipient: ascii }])
  expect(await loadRow(address)).toMatchObject({ recipient: address })
  await deliver()
  // The test server shows domains in their own letters; the header has the sent form.
  const { raw } = await delivery.server.waitForMail(address)
  expect(raw).toContain(`\r\nTo: ${ascii}\r\n`)
  expect(await loadRow(address)).toMatchObject({ state: 'sent' })
})

it('delivers a mail once, as text and HTML, and deletes its data', async () => {
  await enqueue('ada@example.org')
  await deliver()
  await deliver()
  const { from, email } = await delivery.server.waitForMail('ada@example.org')
  expect(from).toBe('post@vbo.test')
  expect(email).toMatchObject({ subject: 'Neues Passwort festlegen', to: [{ address: 'ada@example.org' }] })
  expect(email.text).toContain(key)
  expect(email.html).toContain(`href="${key}"`)
  expect(delivery.server.mails).toHaveLength(1)
  expect(await loadRow('ada@example.org')).toMatchObject({ state: 'sent', data: null, attempts: 1 })
})

it('delivers each mail once after an unreachable server returns', async () => {
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

it('sends nothing to a server without encryption, and logs the reason', async () => {
  await enqueue('ada@example.org')
  const transport = () => createSmtpTransport(delivery.server.url.replace('?insecure', ''))
  for (let days = 0; days < 7; days += 1) {
    await deliver({ transport: transport() })
    moved += day
  }
  expect(delivery.server.mails).toEqual([])
  expect(await loadRow('ada@example.org')).toMatchObject({ state: 'waiting' })
  expect(logged.join()).toContain('does not encrypt')
  await deliver()
  expect(recipients()).toEqual(['ada@example.org'])
})

it('postpones a failed mail without delaying others', async () => {
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

it.each([
  ['the recipient', { recipient: () => ({ code: 550 }) }],
  ['the mail', { data: () => ({ code: 554 }) }],
] as const)('marks a mail as failed after a permanent refusal of %s, and logs no address', async (_what, behavior) => {
  delivery.server.behave(behavior)
  await enqueue('ada@example.org')
  await deliver()
  delivery.server.behave({})
  moved += day
  await deliver()
  expect(delivery.server.mails).toEqual([])
  expect(await loadRow('ada@example.org')).toMatchObject({ state: 'failed', attempts: 1 })
  expect(logged.join()).toContain('has failed')
  expect(logged.join()).not.toMatch(/ada|example\.org|geheim/)
})

it('marks a mail as failed that is postponed for more than five days', async () => {
  delivery.server.behave({ data: () => ({ code: 452 }) })
  await enqueue('ada@example.org')
  await deliver()
  moved += 4 * day
  await deliver()
  expect(await loadRow('ada@example.org')).toMatchObject({ state: 'waiting', attempts: 2 })
  moved += 1.1 * day
  await deliver()
  expect(await loadRow('ada@example.org')).toMatchObject({ state: 'failed', problem: 'postponed: 452' })
})

it('retries a mail that waited more than five days for a server, once it is deferred', async () => {
  delivery.server.behave({ data: () => ({ code: 451 }) })
  await enqueue('ada@example.org')
  moved += 9 * day
  await deliver()
  expect(await loadRow('ada@example.org')).toMatchObject({ state: 'waiting', problem: 'postponed: 451' })
  moved += 5.1 * day
  await deliver()
  const row = await loadRow('ada@example.org')
  expect(row).toMatchObject({ state: 'failed' })
  await retryMail(delivery.database.db, row?.id ?? 0)
  await deliver()
  expect(await loadRow('ada@example.org')).toMatchObject({ state: 'waiting' })
})

it('repeats a mail with the same Message-ID and growing pauses after broken connections', async () => {
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

it('abandons a silent server and retries later', async () => {
  delivery.server.hold()
  await enqueue('ada@example.org')
  await deliver({ transport: createSmtpTransport(delivery.server.url, null, { connectMs: 10_000, responseMs: 50 }) })
  delivery.server.behave({})
  moved += minute
  await deliver()
  expect(recipients()).toEqual(['ada@example.org'])
})

it('sends an aborted mail again', async () => {
  const heldDelivery = delivery.server.hold()
  await enqueue('ada@example.org')
  const abortController = new AbortController()
  const stuckDelivery = deliver({ abortSignal: abortController.signal })
  await heldDelivery.arrived
  abortController.abort()
  await stuckDelivery
  delivery.server.behave({})
  moved += minute
  await deliver()
  expect(recipients()).toEqual(['ada@example.org'])
})

it('delivers the mails of a crashed worker after the lease', async () => {
  await enqueue('ada@example.org')
  await claimMail(delivery.database.db, { now: clock(), leaseMs })
  await deliver()
  expect(delivery.server.mails).toEqual([])
  moved += minute
  await deliver()
  expect(recipients()).toEqual(['ada@example.org'])
})

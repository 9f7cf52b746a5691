import { EventEmitter, once } from 'node:events'
import pino from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import { silentLog } from '@/tests/databases'
import { deliveryDefaults, startMailDelivery } from '@/tests/servers/mail-delivery'
import type { Mail } from '../db/schema/operations/mail-data'
import { outbox } from '../db/schema/operations/outbox'
import { AcceptedMails } from './accepted-mails'
import { maxConcurrentDeliveries } from './deliver'
import { enqueueMail } from './outbox'
import { createSmtpTransport } from './smtp-transport'
import { type MailWorker, startMailWorker } from './worker'

const delivery = startMailDelivery()

const day = 24 * 60 * 60_000
const mailTo = (to: string): Mail => ({ to, locale: 'en', template: 'password-changed', data: { name: 'Ada' } })

function start({ clock = () => new Date(), log = silentLog } = {}): MailWorker {
  const worker = startMailWorker({
    ...deliveryDefaults,
    db: delivery.database.db,
    log,
    transport: createSmtpTransport(delivery.server.url),
    clock,
    acceptedMails: new AcceptedMails(),
    outboxSignal: delivery.database.outboxSignal,
  })
  onTestFinished(() => worker.stop())
  return worker
}

it('sends waiting mails at start, and new ones on commit', async () => {
  await enqueueMail(delivery.database.db, mailTo('ada@example.org'))
  start()
  await delivery.server.waitForMail('ada@example.org')
  await delivery.database.db.transaction((transaction) => enqueueMail(transaction, mailTo('bela@example.org')))
  await delivery.server.waitForMail('bela@example.org')
  await enqueueMail(delivery.database.db, mailTo('clara@example.org'))
  await delivery.server.waitForMail('clara@example.org')
})

it('sends each mail once with several workers', async () => {
  const workers = [start(), start(), start()]
  for (let index = 0; index < 12; index += 1) {
    await enqueueMail(delivery.database.db, mailTo(`reader-${index}@example.org`))
  }
  for (let index = 0; index < 12; index += 1) await delivery.server.waitForMail(`reader-${index}@example.org`)
  for (const worker of workers) await worker.stop()
  expect(delivery.server.mails).toHaveLength(12)
})

it('finishes running deliveries at a stop and leaves other mails', async () => {
  const heldDeliveries = delivery.server.hold(maxConcurrentDeliveries)
  for (let index = 0; index < maxConcurrentDeliveries + 2; index += 1) {
    await enqueueMail(delivery.database.db, mailTo(`reader-${index}@example.org`))
  }
  const worker = start()
  await heldDeliveries.arrived
  const stopResult = worker.stop()
  heldDeliveries.release()
  await stopResult
  const rows = await delivery.database.db.select().from(outbox).orderBy(outbox.id)
  expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
    ...Array(maxConcurrentDeliveries).fill(['sent', 1]),
    ['waiting', 0],
    ['waiting', 0],
  ])
})

it('polls for mails whose pause has ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  delivery.server.behave({ data: () => ({ code: 451 }) })
  let movedMs = 0
  const lines = new EventEmitter()
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.emit('line', line) })
  const logLine = once(lines, 'line')
  await enqueueMail(delivery.database.db, mailTo('ada@example.org'))
  start({ clock: () => new Date(Date.now() + movedMs), log })
  expect(String(await logLine)).toContain('retried later')
  delivery.server.behave({})
  movedMs = day
  vi.advanceTimersByTime(60_000)
  await delivery.server.waitForMail('ada@example.org')
})

it('sends a mail when it becomes due, without waiting for the next poll', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await delivery.database.db
    .insert(outbox)
    .values(
      ['first', 'second'].map((name, index) => ({
        recipient: `${name}@example.org`,
        locale: 'en' as const,
        template: 'password-changed' as const,
        data: { name: 'Ada' },
        dueAt: new Date(Date.now() + (index + 1) * 200),
      })),
    )
  start()
  await delivery.server.waitForMail('first@example.org')
  await delivery.server.waitForMail('second@example.org')
})

it('deletes mails that ended more than 14 days ago', async () => {
  const toRow = (recipient: string, days: number) => ({
    recipient,
    locale: 'de' as const,
    template: 'account-deleted' as const,
    state: 'sent' as const,
    endedAt: new Date(Date.now() - days * day),
  })
  await delivery.database.db.insert(outbox).values([toRow('old@example.org', 15), toRow('new@example.org', 13)])
  await enqueueMail(delivery.database.db, mailTo('ada@example.org'))
  const worker = start()
  await delivery.server.waitForMail('ada@example.org')
  await worker.stop()
  const rows = await delivery.database.db.select().from(outbox).orderBy(outbox.id)
  expect(rows.map(({ recipient }) => recipient)).toEqual(['new@example.org', 'ada@example.org'])
})

import { EventEmitter, once } from 'node:events'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase, silentLog, type TestDatabase } from '@/tests/databases'
import { startSmtpServer, type TestSmtpServer } from '@/tests/smtp-server'
import type { Mail } from '../db/schema/mail-data'
import { outbox } from '../db/schema/outbox'
import { AcceptedMails } from './accepted-mails'
import { atOnce } from './deliver'
import { enqueueMail } from './outbox'
import { createSmtpTransport } from './smtp-transport'
import { type MailWorker, startMailWorker } from './worker'

let database: TestDatabase
let server: TestSmtpServer

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(outbox)
  server = await startSmtpServer()
  return () => server.goDown()
})

const day = 24 * 60 * 60_000
const mailTo = (to: string): Mail => ({
  to,
  locale: 'en',
  template: 'password-changed',
  data: { name: 'Ada' },
})

function start({ clock = () => new Date(), log = silentLog } = {}): MailWorker {
  const worker = startMailWorker({
    db: database.db,
    env: { SITE_URL: 'https://buehnenhaus.test' },
    log,
    transport: createSmtpTransport(server.url),
    clock,
    random: () => 0.5,
    taken: new AcceptedMails(),
    pause: () => new Promise(setImmediate),
    announced: database.outboxSignal,
  })
  onTestFinished(() => worker.stop())
  return worker
}

test('sends what waited before the start, and each new mail as soon as its cause is committed', async () => {
  await enqueueMail(database.db, mailTo('ada@example.org'))
  start()
  await server.waitForMail('ada@example.org')
  await database.db.transaction((transaction) => enqueueMail(transaction, mailTo('bela@example.org')))
  await server.waitForMail('bela@example.org')
  await enqueueMail(database.db, mailTo('clara@example.org'))
  await server.waitForMail('clara@example.org')
})

test('several workers send each mail once', async () => {
  const workers = [start(), start(), start()]
  for (let index = 0; index < 12; index += 1) {
    await enqueueMail(database.db, mailTo(`reader-${index}@example.org`))
  }
  for (let index = 0; index < 12; index += 1) await server.waitForMail(`reader-${index}@example.org`)
  for (const worker of workers) await worker.stop()
  expect(server.mails).toHaveLength(12)
})

test('when stopped, finishes the mails on their way and leaves the others', async () => {
  const held = server.hold(atOnce)
  for (let index = 0; index < atOnce + 2; index += 1) {
    await enqueueMail(database.db, mailTo(`reader-${index}@example.org`))
  }
  const worker = start()
  await held.asked
  const stopped = worker.stop()
  held.release()
  await stopped
  const rows = await database.db.select().from(outbox).orderBy(outbox.id)
  expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual([
    ...Array(atOnce).fill(['sent', 1]),
    ['waiting', 0],
    ['waiting', 0],
  ])
})

test('looks from time to time for mails whose pause has ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  server.behave({ data: () => ({ code: 451 }) })
  let moved = 0
  const lines = new EventEmitter()
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.emit('line', line) })
  const logged = once(lines, 'line')
  await enqueueMail(database.db, mailTo('ada@example.org'))
  start({ clock: () => new Date(Date.now() + moved), log })
  expect(String(await logged)).toContain('tried again later')
  server.behave({})
  moved = day
  vi.advanceTimersByTime(60_000)
  await server.waitForMail('ada@example.org')
})

test('removes what ended more than 14 days ago', async () => {
  const ended = (recipient: string, days: number) => ({
    ...{ recipient, locale: 'de' as const, template: 'account-deleted' as const },
    ...{ state: 'sent' as const, endedAt: new Date(Date.now() - days * day) },
  })
  await database.db.insert(outbox).values([ended('old@example.org', 15), ended('new@example.org', 13)])
  await enqueueMail(database.db, mailTo('ada@example.org'))
  const worker = start()
  await server.waitForMail('ada@example.org')
  await worker.stop()
  const rows = await database.db.select().from(outbox).orderBy(outbox.id)
  expect(rows.map(({ recipient }) => recipient)).toEqual(['new@example.org', 'ada@example.org'])
})

import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { expect, it } from 'vitest'
import { silentLog, startTestServices } from '@/tests/databases'
import { deliveryDefaults } from '@/tests/servers/mail-delivery'
import { outbox } from '../db/schema/operations/outbox'
import { enqueueMail } from './outbox'
import { startMail } from './start'

const testServices = startTestServices()

it('writes each mail to a private file without a mail server, and prints its path', async () => {
  const { services, database } = testServices
  const folder = join(services.env.DATA_DIR, 'mail')
  let print: (line: string) => void = () => undefined
  const printedLine = new Promise<string>((resolve) => {
    print = resolve
  })
  const worker = startMail(services, deliveryDefaults.composeDispatched, database.outboxSignal, (line) => print(line))
  await enqueueMail(services.db, {
    to: 'ada@example.org',
    locale: 'de',
    template: 'account-activated',
    data: (locale) => ({ name: 'Ada Löwe', url: `https://buehnenhaus.test/${locale}/account/login` }),
  })
  const path = (await printedLine).replace(/^Mail: /, '')
  await worker.stop()
  expect(await readdir(folder)).toEqual(['1-account-activated.eml'])
  expect(path).toBe(join(folder, '1-account-activated.eml'))
  expect([(await stat(path)).mode & 0o777, (await stat(folder)).mode & 0o777]).toEqual([0o600, 0o700])
  const bytes = await readFile(path)
  expect(await PostalMime.parse(bytes)).toMatchObject({
    subject: 'Ihr Konto ist freigeschaltet',
    to: [{ address: 'ada@example.org' }],
    text: expect.stringContaining('Guten Tag Ada Löwe,'),
    html: expect.stringContaining('Guten Tag Ada Löwe,'),
  })
  expect(bytes.toString('latin1')).not.toMatch(/[^\r]\n/)
  await rm(folder, { recursive: true })
})

it('leaves mails waiting with PostgreSQL and no mail server', async () => {
  const { services, database } = testServices
  const env = { ...services.env, DATABASE_URL: 'postgres://localhost/site' }
  const worker = startMail(
    { ...services, env, log: silentLog },
    deliveryDefaults.composeDispatched,
    database.outboxSignal,
    () => undefined,
  )
  const mail = { to: 'bela@example.org', locale: 'de', data: { name: 'Béla' } } as const
  await enqueueMail(services.db, { ...mail, template: 'account-deleted' })
  await worker.stop()
  const mailQuery = services.db.select().from(outbox).where(eq(outbox.recipient, 'bela@example.org'))
  expect(await mailQuery).toMatchObject([{ state: 'waiting' }])
})

import { expect, it } from 'vitest'
import { settings as demo } from '@/demo/settings'
import { startTestDatabase } from '@/tests/databases'
import { settings } from '../db/schema/library/settings'
import type { Mail } from '../db/schema/operations/mail-data'
import { outbox } from '../db/schema/operations/outbox'
import { enqueueMail } from './outbox'

const database = startTestDatabase()

const mailTo = (to: string): Mail => ({ to, locale: 'de', template: 'password-changed', data: { name: 'Ada' } })

it('queues a mail in the transaction of its cause', async () => {
  const { db } = database
  await db
    .transaction(async (transaction) => {
      await enqueueMail(transaction, mailTo('nie@example.org'))
      throw new Error('back')
    })
    .catch(() => undefined)
  await db.transaction((transaction) => enqueueMail(transaction, mailTo('ada@example.org')))
  const rows = await db.select().from(outbox)
  expect(rows).toMatchObject([
    { recipient: 'ada@example.org', state: 'waiting', data: { name: 'Ada' }, attempts: 0, dueAt: null },
  ])
})

it.each(['ada.lovelace+buehne@sub.example.org', 'björk@bühne.example', "o'neill@example.org"])(
  'accepts the address %s',
  async (to) => {
    await enqueueMail(database.db, mailTo(to))
  },
)

it.each([
  ['a second header', 'ada@example.org\r\nBcc: all@example.org'],
  ['a line feed at the end', 'ada@example.org\n'],
  ['a line separator', 'ada@example.org\u2028'],
  ['two addresses', 'ada@example.org,eve@example.org'],
  ['two addresses in another manner', 'ada@example.org;eve@example.org'],
  ['a name', 'Eve <eve@example.org>'],
  ['a quoted part', '"ada@example.org"@example.com'],
  ['no host', 'ada'],
  ['nothing', ''],
  ['a part too long', `${'a'.repeat(65)}@example.org`],
])('rejects an address with %s', async (_what, to) => {
  await expect(enqueueMail(database.db, mailTo(to))).rejects.toThrow()
})

it.each([
  ['both', ['de', 'en']],
  ['de', ['de', 'de']],
  ['en', ['en', 'en']],
] as const)('writes mails in %s: German and English readers get %j', async (mailLanguages, expected) => {
  const { db } = database
  const set = { data: demo, mailLanguages }
  await db.insert(settings).values(set).onConflictDoUpdate({ target: settings.id, set })
  await db.delete(outbox)
  for (const locale of ['de', 'en'] as const) await enqueueMail(db, { ...mailTo('ada@example.org'), locale })
  const rows = await db.select({ locale: outbox.locale }).from(outbox).orderBy(outbox.id)
  expect(rows.map(({ locale }) => locale)).toEqual(expected)
})

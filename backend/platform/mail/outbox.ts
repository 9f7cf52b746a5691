import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../db/client'
import { settings } from '../db/schema/library/settings'
import type { Mail } from '../db/schema/operations/mail-data'
import { outbox } from '../db/schema/operations/outbox'

/**
 * Queues a mail, which is sent after the transaction commits. It is in the reader's language unless
 * the settings choose one language for all mails. Links in `data` must be built from SITE_URL,
 * never from a request.
 * @returns its id in the outbox
 * @throws database error for a `to` that is not one plain address
 */
export async function enqueueMail(db: Queryable, { to, locale, template, data }: Mail): Promise<number> {
  const values = { recipient: to, template, data, locale: await chooseLocale(db, locale) }
  const [row] = await db.insert(outbox).values(values).returning({ id: outbox.id })
  if (!row) throw new Error('The database gave a mail no id.')
  return row.id
}

async function chooseLocale(db: Queryable, readerLocale: Locale): Promise<Locale> {
  const [row] = await db.select({ languages: settings.mailLanguages }).from(settings)
  return !row || row.languages === 'both' ? readerLocale : row.languages
}

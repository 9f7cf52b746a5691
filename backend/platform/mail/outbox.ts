import type { Locale } from '@/lib/contract/common/locale'
import type { Queryable } from '../db/client'
import { settings } from '../db/schema/library/settings'
import type { Mail } from '../db/schema/operations/mail-data'
import { outbox } from '../db/schema/operations/outbox'

/**
 * Writes a mail to be sent once the transaction of its cause is committed; a rollback takes it back. It is in the reader's language
 * unless the settings have all mails in one.
 * Links in `data` must come from SITE_URL, never from a request.
 * @returns its id in the outbox
 * @throws when the database refuses it, as it does any `to` that is not one plain address
 */
export async function enqueueMail(db: Queryable, { to, locale, template, data }: Mail): Promise<number> {
  const values = { recipient: to, template, data, locale: await mailLocale(db, locale) }
  const [row] = await db.insert(outbox).values(values).returning({ id: outbox.id })
  if (!row) throw new Error('The database gave a mail no id.')
  return row.id
}

async function mailLocale(db: Queryable, readers: Locale): Promise<Locale> {
  const [row] = await db.select({ languages: settings.mailLanguages }).from(settings)
  return !row || row.languages === 'both' ? readers : row.languages
}

import type { Queryable } from '../db/client'
import type { Mail } from '../db/schema/mail-data'
import { outbox } from '../db/schema/outbox'

/**
 * Writes a mail to be sent once the transaction of its cause is committed; a rollback takes it back.
 * Links in `data` must come from SITE_URL, never from a request.
 * @throws when the database refuses it, as it does any `to` that is not one plain address
 */
export async function enqueueMail(db: Queryable, { to, locale, template, data }: Mail): Promise<void> {
  await db.insert(outbox).values({ recipient: to, locale, template, data })
}

import { fullName } from '../access/full-name'
import type { Queryable } from '../db/client'
import type { FactorChange } from '../db/schema/mail-data'
import type { UserRow } from '../db/schema/users'
import { enqueueMail } from '../mail/outbox'

/** Tells the owner of an account by mail what has changed about its second factors. */
export async function tellOfChange(db: Queryable, user: UserRow, change: FactorChange): Promise<void> {
  await enqueueMail(db, {
    to: user.email,
    locale: user.language,
    template: 'second-factor-changed',
    data: { name: fullName(user), change },
  })
}

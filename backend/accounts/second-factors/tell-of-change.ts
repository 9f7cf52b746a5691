import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { FactorChange } from '@/backend/platform/db/schema/operations/mail-data'
import { enqueueMail } from '@/backend/platform/mail/outbox'

/** Tells the owner of an account by mail what has changed about its second factors. */
export async function tellOfChange(db: Queryable, user: UserRow, change: FactorChange): Promise<void> {
  await enqueueMail(db, {
    to: user.email,
    locale: user.language,
    template: 'second-factor-changed',
    data: { name: fullName(user), change },
  })
}

import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { FactorChange } from '@/backend/platform/db/schema/operations/mail-data'
import { enqueueMail } from '@/backend/platform/mail/outbox'

/** Notifies the owner of an account by mail of a change of its second factors. */
export async function notifyFactorChange(db: Queryable, user: UserRow, change: FactorChange): Promise<void> {
  await enqueueMail(db, {
    to: user.email,
    locale: user.language,
    template: 'second-factor-changed',
    data: { name: fullName(user), change },
  })
}

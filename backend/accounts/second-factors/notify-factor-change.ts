import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import type { UserRow } from '@/backend/platform/db/schema/accounts/users'
import type { FactorChange } from '@/backend/platform/db/schema/operations/mail-data'
import { enqueueMail } from '@/backend/platform/mail/outbox'

/** Notifies the owner of an account by mail of a change of its second factors. */
export async function notifyFactorChange(db: Queryable, user: UserRow, change: FactorChange): Promise<void> {
  const { email: to, language: locale } = user
  const data = { name: fullName(user), change }
  await enqueueMail(db, { to, locale, template: 'second-factor-changed', data })
}

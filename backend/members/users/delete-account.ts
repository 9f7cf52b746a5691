import { eq } from 'drizzle-orm'
import { type Actor, recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { fullName } from '@/backend/platform/access/full-name'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import { leaveForGood } from '../job-teams/leave'
import { endAccountNewsletter } from '../subscriptions/account-newsletter'
import { deleteHistory } from './forget-history'

/**
 * Deletes an account with everything that belongs to it. Ads of a team stay with the team, and the
 * audit log keeps the user id.
 */
export async function deleteAccount(
  { db, clock }: Pick<Services, 'clock'> & { db: Pick<Services['db'], 'transaction'> },
  user: UserRow,
  by: Actor = { userId: user.id },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await leaveForGood(transaction, user.id, { by, now: clock() })
    const deletedRows = await transaction
      .delete(users)
      .where(eq(users.id, user.id))
      .returning({ id: users.id })
    if (deletedRows.length === 0) return
    await endAccountNewsletter(transaction, user)
    await deleteHistory(transaction, user.id)
    await recordSecurityEvent(transaction, { event: 'deleted', by, userId: user.id, at: clock() })
    const data = { name: fullName(user) }
    await enqueueMail(transaction, {
      to: user.email,
      locale: user.language,
      template: 'account-deleted',
      data,
    })
  })
}

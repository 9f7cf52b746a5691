import { eq } from 'drizzle-orm'
import { type Actor, recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { assertAdminRemains } from '@/backend/accounts/change-account'
import { lockUser } from '@/backend/accounts/sessions/lock-login'
import { fullName } from '@/backend/platform/access/full-name'
import type { Queryable } from '@/backend/platform/db/client'
import { type UserRow, users } from '@/backend/platform/db/schema/accounts/users'
import { enqueueMail } from '@/backend/platform/mail/outbox'
import type { Services } from '@/backend/platform/services'
import { listDelegateOrganizations, mailDelegates } from '../delegates/delegates'
import { removeFromTeam } from '../job-teams/leave'
import { removeUserContacts } from '../jobs/remove-contacts'
import { endAccountNewsletter } from '../subscriptions/account-newsletter'
import { deleteHistory } from './account-history'

/**
 * Deletes an account and everything that belongs to it. The ads of a team stay with the team. The
 * audit log keeps the id of the user.
 */
export async function deleteAccount(
  { db, clock }: Pick<Services, 'clock'> & { db: Pick<Services['db'], 'transaction'> },
  user: UserRow,
  actor: Actor = { userId: user.id },
): Promise<void> {
  await db.transaction(async (transaction) => {
    if (!(await deleteAccountWithoutMail(transaction, user, { actor, now: clock() }))) return
    const data = { name: fullName(user) }
    const { email: to, language: locale } = user
    await enqueueMail(transaction, { to, locale, template: 'account-deleted', data })
  })
}

interface Deletion {
  actor: Actor
  now: Date
  /** The event in the security log. */
  event?: 'deleted' | 'refused'
}

/**
 * Deletes an account with its newsletter, without a mail to its owner. The ads of a team stay with
 * the team, without the contact data of the user.
 * @returns false if the account is already deleted
 */
export async function deleteAccountWithoutMail(db: Queryable, user: UserRow, deletion: Deletion): Promise<boolean> {
  await lockUser(db, user.id)
  // A deletion for data protection must leave no mail that names the user.
  const isNamed = typeof deletion.actor === 'object' && deletion.actor.userId === user.id
  const teamId = await removeFromTeam(db, user.id, { ...deletion, report: isNamed ? 'named' : 'unnamed' })
  // After the lock of the team, which waits for concurrent new ads.
  await removeUserContacts(db, user, teamId)
  // The end of a blocked account was mailed before.
  const organizationIds = user.isActive ? await listDelegateOrganizations(db, user.id) : []
  if (!(await deleteUser(db, user.id, deletion))) return false
  const delegate = isNamed ? fullName(user) : ''
  await mailDelegates(db, organizationIds, { userId: user.id, delegate, isAdded: false })
  await endAccountNewsletter(db, user)
  return true
}

/**
 * Deletes the row of an account with its history, and logs the deletion.
 * @returns false if the account is already deleted
 * @throws ConflictError if no administrator would remain
 */
export async function deleteUser(
  db: Queryable,
  userId: number,
  { actor, now, event = 'deleted' }: Deletion,
): Promise<boolean> {
  const [deletedUser] = await db.delete(users).where(eq(users.id, userId)).returning()
  if (!deletedUser) return false
  await assertAdminRemains(db, deletedUser, actor)
  await deleteHistory(db, userId)
  await recordSecurityEvent(db, { event, actor, userId, now })
  return true
}

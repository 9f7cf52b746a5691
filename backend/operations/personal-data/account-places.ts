import { eq, type inArray, type SQL, sql } from 'drizzle-orm'
import { recordSecurityEvent } from '@/backend/accounts/audit/audit'
import { hasNewsletter } from '@/backend/members/subscriptions/account-newsletter'
import { deleteHistory } from '@/backend/members/users/account-history'
import { deleteAccount } from '@/backend/members/users/delete-account'
import { exportAccount } from '@/backend/members/users/export'
import { presentCurrentUser } from '@/backend/members/users/presenter'
import type { Queryable } from '@/backend/platform/db/client'
import { isAnyOf } from '@/backend/platform/db/is-any-of'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
import { listAccountIds, type Person } from './person'
import type { DeletablePlace, PersonalDataPlace } from './place'

/**
 * The account and the unverified sign-ups of an address. The account is deleted as if by its owner.
 * A sign-up is deleted without a mail, because its owner is unknown.
 */
export const accounts: DeletablePlace = {
  async read(db, person, now) {
    const copies: unknown[] = []
    for (const user of person.accounts) {
      const profile = presentCurrentUser({ user, lacksFactor: false }, await hasNewsletter(db, user.email))
      copies.push({ profile, ...(await exportAccount(db, user, now)) })
    }
    return copies
  },
  async remove(tx, person, { now, deletedBy }) {
    const actor = { userId: deletedBy }
    for (const user of person.accounts) {
      if (user.emailVerifiedAt) {
        await deleteAccount({ db: tx, clock: () => now }, user, actor)
        continue
      }
      await tx.delete(users).where(eq(users.id, user.id))
      await deleteHistory(tx, user.id)
      await recordSecurityEvent(tx, { event: 'deleted', actor, userId: user.id, now })
    }
  },
}

/** Condition that other members of the team keep the ad. */
const sharedCondition = sql`EXISTS (SELECT FROM job_team_members AS member
  WHERE member.team_id = ${jobs.teamId} AND member.user_id <> ${jobs.ownerId})`

/** Condition that an ad is deleted with the accounts of the person. */
export const ownAdCondition = (person: Person): SQL =>
  sql`(${isAnyOf(jobs.ownerId, listAccountIds(person))} AND NOT ${sharedCondition})`

const createAdReader = (condition: (person: Person) => SQL) => async (db: Queryable, person: Person) =>
  await db
    .select({ id: jobs.id, title: jobs.title, state: jobs.state })
    .from(jobs)
    .where(condition(person))
    .orderBy(jobs.id)

/** Ads that only the person owns. They are deleted with the account. */
export const ownAds: DeletablePlace = { read: createAdReader(ownAdCondition) }

/** Ads of the person that other members of the team keep. */
export const handedOverAds: PersonalDataPlace = {
  read: createAdReader((person) => sql`(${isAnyOf(jobs.ownerId, listAccountIds(person))} AND ${sharedCondition})`),
}

/** Condition that one of the columns refers to an account of the person. */
export const refersToAccount = (person: Person, ...columns: Parameters<typeof inArray>[0][]): SQL =>
  sql.join(
    columns.map((column) => sql`${column} = ANY (${sql.param(listAccountIds(person))}::integer[])`),
    sql` OR `,
  )

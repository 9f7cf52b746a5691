import { randomBytes } from 'node:crypto'
import { hashPassword } from '@/backend/accounts/passwords/password'
import { toJobColumns } from '@/backend/members/jobs/job-columns'
import { applyEvent, type JobEvent, type JobTimes } from '@/backend/members/jobs/job-states'
import { skipReminders } from '@/backend/members/jobs/remind-owners'
import type { Queryable } from '@/backend/platform/db/client'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { type JobInsert, jobs } from '@/backend/platform/db/schema/members/jobs'
import type { JobInput } from '@/lib/contract/jobs/jobs'
import type { SeedOrganization } from './load-organizations'
import type { SeedContext } from './load-pages'

export interface SeedEmployer {
  name: string
  contacts: readonly { name: string; email: string; phone: string }[]
  /** E-mail address of the owner's account. */
  owner: string
  /** Organization in the directory, if listed. */
  member?: SeedOrganization
}

/** A job ad with its history. */
export interface SeedJob {
  employer: SeedEmployer
  input: JobInput
  createdAt: Date
  /** Null for a draft. */
  publishedAt: Date | null
  withdrawnAt: Date | null
}

/** Number of ads per statement. */
const batchSize = 150

const reminderColumns = { id: jobs.id, expiresAt: jobs.expiresAt }

/** Stores job ads and accounts of their owners. @throws Error for an impossible history */
export async function loadJobs(
  { db, now }: Pick<SeedContext, 'db' | 'now'>,
  list: readonly SeedJob[],
  organizationIds: ReadonlyMap<SeedOrganization, number>,
): Promise<void> {
  if (list.length === 0) return
  const owners = await storeOwners(db, list, now)
  const rows = list.map((job): JobInsert => {
    const ownerId = owners.get(job.employer.owner)
    if (ownerId === undefined) throw new Error(`There is no account ${job.employer.owner}.`)
    const organization = job.employer.member && organizationIds.get(job.employer.member)
    const { createdAt, publishedAt, withdrawnAt } = job
    return {
      ...toJobColumns({ ...job.input, organization: organization ?? null }),
      ...applyHistory(job, now),
      ownerId,
      createdAt,
      updatedAt: withdrawnAt ?? publishedAt ?? createdAt,
    }
  })
  for (let start = 0; start < rows.length; start += batchSize) {
    const storedRows = await db
      .insert(jobs)
      .values(rows.slice(start, start + batchSize))
      .returning(reminderColumns)
    await skipReminders(db, storedRows, now)
  }
}

/** Returns the times of an ad after its history, up to now. */
function applyHistory({ input, publishedAt, withdrawnAt }: SeedJob, now: Date): JobTimes {
  let times: JobTimes = {
    state: 'draft',
    deadline: input.deadline ?? null,
    isBlocked: false,
    publishedAt: null,
    renewedAt: null,
    expiresAt: null,
    withdrawnAt: null,
  }
  const events: [JobEvent, Date | null][] = [
    ['publish', publishedAt],
    ['withdraw', withdrawnAt],
  ]
  for (const [event, time] of events) {
    if (time === null) continue
    const newTimes = applyEvent(times, event, time)
    if (typeof newTimes === 'string') throw new Error(`${input.title}: no ${event} because of its ${newTimes}.`)
    times = newTimes
  }
  const expiredTimes = applyEvent(times, 'expire', now)
  return typeof expiredTimes === 'string' ? times : expiredTimes
}

/** Creates missing accounts with random passwords. Returns the ids of all accounts by address. */
async function storeOwners(db: Queryable, list: readonly SeedJob[], now: Date): Promise<ReadonlyMap<string, number>> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const activeState = { isActive: true, emailVerifiedAt: now, privacyAcceptedAt: now, passwordHash }
  const employers = new Map(list.map(({ employer }) => [employer.owner, employer]))
  const rows = [...employers.values()].map(({ owner, name, member, contacts }) => {
    const [firstName = '', ...furtherNames] = contacts[0]?.name.split(' ') ?? []
    return {
      email: owner,
      firstName,
      lastName: furtherNames.join(' '),
      organization: name,
      position: 'Personal',
      group: member ? ('Mitglied + Jobbörse' as const) : ('Jobbörse' as const),
      ...activeState,
    }
  })
  await db.insert(users).values(rows).onConflictDoNothing()
  const accounts = await db.select({ id: users.id, email: users.email }).from(users)
  return new Map(accounts.map(({ id, email }) => [email, id]))
}

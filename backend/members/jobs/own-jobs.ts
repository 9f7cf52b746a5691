import { and, eq, sql } from 'drizzle-orm'
import { loadFullNames } from '@/backend/platform/access/full-names'
import type { Queryable } from '@/backend/platform/db/client'
import type { PageRange } from '@/backend/platform/db/page-range'
import { type JobRow, jobs } from '@/backend/platform/db/schema/members/jobs'
import { NotFoundError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'
import type { JobState, OwnJob, OwnJobList } from '@/lib/contract/jobs/jobs'
import { toBerlinIso } from '@/lib/datetime'
import { actorCondition, type JobActor } from './job-actor'
import { countDaysLeft, getStateAt } from './job-states'
import { completeTranslation, loadPresentationData, toIsoOrNull } from './present-job'
import { presentDetails } from './read-job'
import { loadStatistics } from './statistics'

/**
 * Loads an ad that the actor may read and change.
 * @throws NotFoundError, also for ads of others
 */
export async function requireOwnJob(db: Queryable, id: number, actor: JobActor): Promise<JobRow> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), actorCondition(actor)))
  if (!row) throw new NotFoundError()
  return row
}

/** Finds an ad that the user may read and change; null if it does not exist. */
export const findJobOfUser = (db: Queryable, id: number, userId: number): Promise<JobRow | null> =>
  nullIfNotFound(requireOwnJob(db, id, { kind: 'user', userId }))

/** Awaits a result. Returns null if it rejects with a NotFoundError. */
export function nullIfNotFound<Result>(result: Promise<Result>): Promise<Result | null> {
  return result.catch((error: unknown) => {
    if (error instanceof NotFoundError) return null
    throw error
  })
}

/** Presents ads to their owner: texts in the language of the ad, lookup names in the locale. */
async function presentOwnJobs(
  db: Queryable,
  rows: readonly JobRow[],
  { locale, now }: { locale: Locale; now: Date },
): Promise<OwnJob[]> {
  const presentationData = await loadPresentationData(db, rows, locale)
  const getStatistics = await loadStatistics(db, rows)
  const names = await loadFullNames(
    db,
    rows.flatMap(({ teamId, ownerId }) => (teamId === null ? [] : ownerId)),
  )
  return rows.map((row) => {
    const { urls } = presentDetails(row, presentationData)
    return {
      ...presentDetails({ ...row, translation: null }, presentationData),
      urls,
      url: urls[locale] ?? '',
      translation: row.translation && completeTranslation(row.translation),
      state: getStateAt(row, now),
      is_blocked: row.isBlocked,
      revision: row.revision,
      has_own_logo: row.logoId !== null,
      statistics: getStatistics(row.id),
      team_owner: row.teamId === null ? null : (names.get(row.ownerId) ?? ''),
      external_id: row.externalId,
      days_left: countDaysLeft(row, now),
      created_at: toBerlinIso(row.createdAt),
      updated_at: toBerlinIso(row.updatedAt),
      withdrawn_at: toIsoOrNull(row.withdrawnAt),
    }
  })
}

export async function presentOwnJob(
  db: Queryable,
  row: JobRow,
  context: { locale: Locale; now: Date },
): Promise<OwnJob> {
  const [job] = await presentOwnJobs(db, [row], context)
  if (!job) throw new NotFoundError()
  return job
}

/**
 * Lists a part of the ads of an actor, last changed first, optionally only those in one state. Also
 * returns the number of ads in each state.
 */
export async function listOwnJobs(
  db: Queryable,
  query: { actor: JobActor; state: JobState | null; locale: Locale; now: Date },
  { limit, offset }: PageRange,
): Promise<{ count: number; results: OwnJob[]; counts: OwnJobList['counts'] }> {
  const { now } = query
  const currentState = sql<JobState>`CASE WHEN ${jobs.state} = 'published' AND ${jobs.expiresAt} <= ${now.toISOString()}::timestamptz
    THEN 'expired' ELSE ${jobs.state} END`
  const isOfActor = actorCondition(query.actor)
  const countRows = await db
    .select({ state: currentState, count: sql<number>`count(*)::integer` })
    .from(jobs)
    .where(isOfActor)
    .groupBy(sql`1`)
  const counts = { draft: 0, published: 0, expired: 0, withdrawn: 0 }
  for (const row of countRows) counts[row.state] = row.count
  const rows = await db
    .select()
    .from(jobs)
    .where(query.state === null ? isOfActor : and(isOfActor, sql`${currentState} = ${query.state}`))
    .orderBy(sql`${jobs.updatedAt} DESC, ${jobs.id} DESC`)
    .limit(limit)
    .offset(offset)
  const totalCount = counts.draft + counts.published + counts.expired + counts.withdrawn
  const count = query.state === null ? totalCount : counts[query.state]
  return { count, results: await presentOwnJobs(db, rows, query), counts }
}

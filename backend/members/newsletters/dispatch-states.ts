import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { assertFuture } from '@/backend/content/pages/assert-future'
import { mailPlanChange } from '@/backend/content/pages/mail-planner'
import type { Author } from '@/backend/platform/access/author'
import type { Queryable, Transaction } from '@/backend/platform/db/client'
import { isAnyOf } from '@/backend/platform/db/is-any-of'
import { type DispatchRow, dispatches, newsletterIssues } from '@/backend/platform/db/schema/members/newsletters'
import type { BackendEnv } from '@/backend/platform/env'
import { ConflictError, NotFoundError } from '@/backend/platform/errors'
import { pressReleaseRecords } from '@/lib/contract/administration/articles'
import { issueRecords } from '@/lib/contract/administration/newsletter-issues'
import { locales } from '@/lib/contract/common/locale'
import { resolveDispatchContent } from './dispatch-content'
import { mayManageIssues, maySendReleases } from './policy'
import { assertMailable } from './preview-dispatched'
import { assertDispatchable } from './release-readiness'
import { withdrawLetters } from './withdraw-letters'

export type DispatchSubject = { issueId: number } | { pressReleaseId: number }

/** SQL source: `dispatches`, each with its issue or press release as `subject`. */
export const dispatchesWithSubjects = sql`dispatches CROSS JOIN LATERAL (
  SELECT ${sql.raw(`'${issueRecords.name}'`)} AS source, id AS record, languages[1] AS locale, subject ->> languages[1] AS title
  FROM newsletter_issues WHERE id = dispatches.issue_id
  UNION ALL
  (SELECT ${sql.raw(`'${pressReleaseRecords.name}'`)}, page_id, locale, title
  FROM page_texts WHERE page_id = dispatches.press_release_id ORDER BY locale LIMIT 1)
) AS subject`

/** Time and planner of a dispatch. */
interface Plan {
  plannedAt: Date
  plannedBy: number
}

/** Dispatch of a press release before its start. */
type PressPlan = Plan & Required<Pick<typeof dispatches.$inferInsert, 'topics' | 'languages' | 'isEmbargoed'>>

/**
 * Returns the plan of an author. Without a time the dispatch starts at once.
 * @throws InvalidFieldsError for a past time
 */
export function toPlan(time: string | null, { locale, now, userId }: Author): Plan {
  const plannedAt = time === null ? now : new Date(time)
  if (time !== null) assertFuture(locale, now, { at: plannedAt })
  return { plannedAt, plannedBy: userId }
}

/**
 * Plans the dispatch of an issue, or changes its plan.
 * @throws NotFoundError for an unknown issue, ConflictError if the dispatch has started
 */
export async function planIssueDispatch(db: Transaction, issueId: number, plan: Plan): Promise<void> {
  const [issue] = await db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, issueId))
    .for('key share')
  if (!issue) throw new NotFoundError()
  await storePlan(db, { issueId }, plan)
}

/**
 * Plans the dispatch of a press release, or replaces its plan.
 * @throws NotFoundError for an unknown release; ConflictError if the dispatch has started, if a
 * language is missing, or for an embargo without a planned publication
 */
export async function planReleaseDispatch(db: Transaction, pressReleaseId: number, plan: PressPlan): Promise<void> {
  await assertDispatchable(db, pressReleaseId, plan)
  await storePlan(db, { pressReleaseId }, plan)
}

/** Columns of a plan that its planner confirms. */
const toConfirmedPlan = (plannedBy: number) => ({ plannedBy, hasPlanner: true, askedAt: null, problem: null })

/**
 * Mails the planner of a dispatch before another user changes its time, or cancels or stops it
 * (without `newTime`).
 */
export async function mailDispatchPlanner(
  db: Transaction,
  subject: DispatchSubject,
  { newTime, userId }: { newTime: Date | null; userId: number },
): Promise<void> {
  type Row = { title: string; time: Date | string; plannedBy: number | null }
  const { rows } = await db.execute<Row>(sql`SELECT subject.title, planned_at AS time, planned_by AS "plannedBy"
    FROM ${dispatchesWithSubjects} WHERE ${subjectCondition(subject)}`)
  const mayPlan = 'issueId' in subject ? mayManageIssues : maySendReleases
  for (const { time, ...plan } of rows) {
    await mailPlanChange(db, { ...plan, time: new Date(time), isDispatch: true }, { newTime, userId, mayPlan })
  }
}

/** Stores a plan. The caller becomes its planner, so the plan needs no further confirmation. */
async function storePlan(db: Transaction, subject: DispatchSubject, plan: Plan | PressPlan): Promise<void> {
  await mailDispatchPlanner(db, subject, { newTime: plan.plannedAt, userId: plan.plannedBy })
  const columns = { ...plan, ...toConfirmedPlan(plan.plannedBy) }
  const rows = await db
    .insert(dispatches)
    .values({ ...subject, ...columns })
    .onConflictDoUpdate({
      target: 'issueId' in subject ? dispatches.issueId : dispatches.pressReleaseId,
      set: columns,
      setWhere: eq(dispatches.state, 'planned'),
    })
    .returning({ id: dispatches.id })
  if (rows.length === 0) throw new ConflictError('issueDispatched')
}

/**
 * Confirms the plan of a dispatch. The caller becomes its planner.
 * @throws ConflictError if it is not planned
 */
export async function confirmDispatch(db: Transaction, subject: DispatchSubject, plannedBy: number): Promise<void> {
  const rows = await db
    .update(dispatches)
    .set(toConfirmedPlan(plannedBy))
    .where(and(subjectCondition(subject), eq(dispatches.state, 'planned')))
    .returning({ id: dispatches.id })
  if (rows.length === 0) throw new ConflictError('issueDispatched')
}

/** Removes the confirmation from the plan of a restored issue if its time has passed. */
export async function unconfirmPastPlan(db: Transaction, issueId: number, now: Date): Promise<void> {
  await db
    .update(dispatches)
    .set({ plannedBy: null, hasPlanner: true, askedAt: null })
    .where(and(eq(dispatches.issueId, issueId), lte(dispatches.plannedAt, now)))
}

/**
 * Cancels a plan, or stops a running dispatch and withdraws the mails that are not sent yet.
 * @throws ConflictError if nothing is planned or running
 */
export async function stopDispatch(db: Transaction, subject: DispatchSubject, userId: number): Promise<void> {
  const dispatch = await lockDispatch(db, subject)
  await mailDispatchPlanner(db, subject, { newTime: null, userId })
  if (dispatch?.state === 'planned') {
    await db.delete(dispatches).where(eq(dispatches.id, dispatch.id))
    return
  }
  if (dispatch?.state !== 'sending') throw new ConflictError('issueNotRunning')
  await withdrawLetters(db, dispatch.id)
  await db.update(dispatches).set({ state: 'stopped' }).where(eq(dispatches.id, dispatch.id))
}

/**
 * Continues a stopped dispatch for the readers without a letter, with the current content. Earlier
 * refusals no longer count as a reason to stop.
 * @throws ConflictError if it is not stopped, or if mail programs would truncate its mail
 */
export async function resumeDispatch(
  db: Transaction,
  subject: DispatchSubject,
  env: Pick<BackendEnv, 'SITE_URL' | 'MAIL_FROM'>,
): Promise<void> {
  const dispatch = await lockStoppedDispatch(db, subject)
  const [issue = null] =
    'issueId' in subject ? await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, subject.issueId)) : []
  const content = await resolveDispatchContent(db, { dispatch, issue }, env)
  await db
    .update(dispatches)
    .set({ state: 'sending', problem: null, acceptedRefusals: dispatch.refused, content })
    .where(eq(dispatches.id, dispatch.id))
  const mail =
    'issueId' in subject
      ? { type: 'newsletter-issues' as const, id: subject.issueId }
      : { type: 'press-releases' as const, id: subject.pressReleaseId }
  await assertMailable(db, env, { ...mail, languages: dispatch.languages ?? locales })
}

/**
 * Ends a stopped dispatch. Its remaining readers get no mail.
 * @throws ConflictError if it is not stopped
 */
export async function endStoppedDispatch(db: Transaction, subject: DispatchSubject, now: Date): Promise<void> {
  const { id } = await lockStoppedDispatch(db, subject)
  await endDispatches(db, [id], now)
}

/**
 * Ends stopped dispatches and deletes their waiting mails. The page of an issue stays hidden until
 * the office shows it.
 */
export async function endDispatches(db: Queryable, ids: readonly number[], endedAt: Date): Promise<void> {
  const rows = await db
    .update(dispatches)
    .set({ state: 'done', problem: null, endedAt })
    .where(isAnyOf(dispatches.id, ids))
    .returning({ issueId: dispatches.issueId })
  const issueIds = rows.flatMap(({ issueId }) => issueId ?? [])
  await db.update(newsletterIssues).set({ isPage: false }).where(isAnyOf(newsletterIssues.id, issueIds))
  await db.execute(sql`DELETE FROM outbox USING dispatch_letters AS letter WHERE outbox.id = letter.outbox_id
    AND outbox.state = 'waiting' AND letter.dispatch_id = ANY(${sql.param([...ids])}::int[])`)
}

async function lockStoppedDispatch(db: Transaction, subject: DispatchSubject): Promise<DispatchRow> {
  const dispatch = await lockDispatch(db, subject)
  if (dispatch?.state !== 'stopped') throw new ConflictError('issueNotStopped')
  return dispatch
}

async function lockDispatch(db: Transaction, subject: DispatchSubject): Promise<DispatchRow | undefined> {
  const [row] = await db.select().from(dispatches).where(subjectCondition(subject)).for('update')
  return row
}

function subjectCondition(subject: DispatchSubject): SQL {
  return 'issueId' in subject
    ? eq(dispatches.issueId, subject.issueId)
    : eq(dispatches.pressReleaseId, subject.pressReleaseId)
}

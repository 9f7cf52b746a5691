import { and, asc, eq, inArray, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/platform/db/client'
import { isAnyOf } from '@/backend/platform/db/is-any-of'
import {
  type DispatchRow,
  dispatches,
  dispatchLetters,
  newsletterIssues,
} from '@/backend/platform/db/schema/members/newsletters'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { isDatabaseUnavailable } from '@/backend/platform/db/unavailable'
import type { Services } from '@/backend/platform/services'
import { emptyMailProblem } from '@/lib/contract/administration/newsletter-issues'
import { hiddenReleaseProblem } from '@/lib/contract/administration/press-dispatch'
import { type DispatchWithIssue, resolveDispatchContent } from './dispatch-content'
import { dispatchNeedsConfirmation } from './policy'
import { hasUnqueuedReaders, loadRates, queueLetters } from './queue-letters'
import { getAddressees } from './readers'
import { hasPastEmbargo, isReleaseReady, mayContinue } from './release-readiness'
import { hasQueuedLetters, queuedLettersCondition, settleLetters } from './settle-letters'
import { deleteSuspendedLetters, releaseLetters, withdrawLetters } from './withdraw-letters'

/** A dispatch stops at this number of refusals, if they also have this share of all outcomes. */
const minRefusals = 10
const maxRefusedShare = 0.1

type DispatchServices = Pick<Services, 'db' | 'env' | 'clock' | 'log'>

/**
 * Advances the due dispatches: starts them, records the outcomes of their letters, queues further
 * letters within the rates, and ends or stops the dispatches. One transaction locks all of them, so
 * several servers may call this function. A savepoint for each dispatch keeps errors apart.
 */
export async function runDispatches(services: DispatchServices): Promise<void> {
  const now = services.clock()
  await services.db.transaction(async (transaction) => {
    for (const openDispatch of await lockOpenDispatches(transaction, now)) {
      try {
        await transaction.transaction((savepoint) => advanceDispatch(savepoint, openDispatch, { services, now }))
      } catch (error) {
        if (isDatabaseUnavailable(error)) throw error
        await recordFault(transaction, openDispatch.dispatch, { log: services.log, error })
      }
    }
  })
}

/** Records an error of the program. A running dispatch stops, another one waits for a new plan. */
async function recordFault(
  db: Transaction,
  { id, startedAt }: DispatchRow,
  { log, error }: { log: DispatchServices['log']; error: unknown },
): Promise<void> {
  log.error({ dispatch: id, err: error }, 'A dispatch is stopped')
  const fault = startedAt ? { state: 'stopped' as const, problem: 'queue: internal' } : { problem: 'start: internal' }
  await db.update(dispatches).set(fault).where(eq(dispatches.id, id))
}

async function advanceDispatch(
  db: Transaction,
  { dispatch, issue }: DispatchWithIssue,
  { services, now }: { services: DispatchServices; now: Date },
): Promise<void> {
  const { env, log } = services
  const { id } = dispatch
  const startedAt = dispatch.startedAt ?? (await startDispatch(db, { dispatch, issue }, services, now))
  if (!startedAt) return
  if (dispatch.state === 'done') await deleteSuspendedLetters(db, id)
  await settleLetters(db, id, now)
  await removePastEmbargo(db, { dispatch, issue }, env)
  if (dispatch.state === 'stopped' || dispatch.state === 'done') return
  const problem = await findStopReason(db, id)
  if (problem !== null) {
    log.error({ dispatch: id, problem }, 'A dispatch is stopped')
    await withdrawLetters(db, id)
    await db.update(dispatches).set({ state: 'stopped', problem }).where(eq(dispatches.id, id))
    return
  }
  const rates = await loadRates(db)
  await releaseLetters(db, id, rates, now)
  const startedDispatch = { id, addressees: getAddressees(dispatch, issue), startedAt }
  const queuedCount = await queueLetters(db, startedDispatch, rates, now)
  if (queuedCount > 0) return
  if ((await hasQueuedLetters(db, id)) || (await hasUnqueuedReaders(db, startedDispatch))) return
  await db.update(dispatches).set({ state: 'done', endedAt: now }).where(eq(dispatches.id, id))
}

/** Resolves the content again if the embargo of the release has ended. */
async function removePastEmbargo(db: Transaction, openDispatch: DispatchWithIssue, env: DispatchServices['env']) {
  const isThisDispatch = eq(dispatches.id, openDispatch.dispatch.id)
  const rows = await db.select().from(dispatches).where(and(isThisDispatch, hasPastEmbargo))
  if (rows.length === 0) return
  const content = await resolveDispatchContent(db, openDispatch, env)
  await db.update(dispatches).set({ content }).where(isThisDispatch)
}

/**
 * Locks the due dispatches, in the order of their planned times. A running dispatch is due, and an
 * ended one while letters have no outcome. A planned dispatch is due at its time if the plan is
 * confirmed and its press release is public.
 */
async function lockOpenDispatches(db: Transaction, now: Date): Promise<DispatchWithIssue[]> {
  const rows = await db
    .select()
    .from(dispatches)
    .where(
      or(
        eq(dispatches.state, 'sending'),
        and(inArray(dispatches.state, ['stopped', 'done']), queuedLettersCondition),
        and(
          eq(dispatches.state, 'planned'),
          lte(dispatches.plannedAt, now),
          isNull(dispatches.problem),
          not(dispatchNeedsConfirmation),
          or(isNotNull(dispatches.issueId), isReleaseReady(now)),
        ),
      ),
    )
    .orderBy(asc(dispatches.plannedAt), asc(dispatches.id))
    .for('update')
  // A second query, because the first one may have waited for a lock while an issue was stored.
  const issueIds = rows.flatMap(({ issueId }) => issueId ?? [])
  const issues = await db.select().from(newsletterIssues).where(isAnyOf(newsletterIssues.id, issueIds))
  return rows.map((dispatch) => ({ dispatch, issue: issues.find(({ id }) => id === dispatch.issueId) ?? null }))
}

/**
 * Starts a dispatch in the languages whose mails are not empty. Later subscribers get no mail. If
 * all mails are empty, the dispatch waits for a new plan.
 * @returns the time of the start; null if the dispatch does not start
 */
async function startDispatch(
  db: Transaction,
  { dispatch, issue }: DispatchWithIssue,
  { env, log }: DispatchServices,
  now: Date,
): Promise<Date | null> {
  const content = await resolveDispatchContent(db, { dispatch, issue }, env)
  const languages = getAddressees(dispatch, issue).languages.filter((language) => !content[language])
  if (languages.length > 0) log.error({ dispatch: dispatch.id, languages }, 'A mail of a dispatch is empty')
  if (Object.keys(content).length === 0) {
    await db.update(dispatches).set({ problem: emptyMailProblem }).where(eq(dispatches.id, dispatch.id))
    return null
  }
  await db.update(dispatches).set({ state: 'sending', startedAt: now, content }).where(eq(dispatches.id, dispatch.id))
  return now
}

/**
 * Finds the reason to stop a dispatch: the press release is no longer public, the program failed to
 * compose a letter, or the mail server seems to reject the site instead of single addresses.
 * @returns the problem, in the format of the outbox; null without a reason
 */
async function findStopReason(db: Transaction, dispatchId: number): Promise<string | null> {
  const { dispatch, isContinuable } = await reloadDispatch(db, dispatchId)
  const { id, sent, refused, acceptedRefusals } = dispatch
  if (!isContinuable) return hiddenReleaseProblem
  const hasProgramError = sql`letter.state = 'queued' AND mail.problem LIKE '%: internal'`
  const programError = await findProblem(db, id, hasProgramError)
  if (programError) return programError
  const newRefusals = refused - acceptedRefusals
  if (newRefusals < minRefusals || newRefusals < (sent + newRefusals) * maxRefusedShare) return null
  return (await findProblem(db, id, sql`letter.state = 'refused'`)) ?? 'refused'
}

/** Finds the problem of one of the mails whose letters meet a condition. */
async function findProblem(db: Transaction, dispatchId: number, condition: SQL): Promise<string | null> {
  const { rows } = await db.execute<{ problem: string | null }>(sql`
    SELECT mail.problem FROM ${dispatchLetters} AS letter JOIN ${outbox} AS mail ON mail.id = letter.outbox_id
    WHERE letter.dispatch_id = ${dispatchId} AND ${condition} LIMIT 1`)
  return rows[0]?.problem ?? null
}

async function reloadDispatch(db: Transaction, id: number): Promise<{ dispatch: DispatchRow; isContinuable: boolean }> {
  const [row] = await db
    .select({ dispatch: dispatches, isContinuable: mayContinue })
    .from(dispatches)
    .where(eq(dispatches.id, id))
  if (!row) throw new Error('A locked dispatch is missing.')
  return row
}

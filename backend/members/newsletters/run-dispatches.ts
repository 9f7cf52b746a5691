import { and, asc, eq, inArray, isNotNull, lte, not, or } from 'drizzle-orm'
import type { Transaction } from '@/backend/platform/db/client'
import {
  type DispatchContent,
  type DispatchRow,
  dispatches,
  type NewsletterIssueRow,
  newsletterIssues,
} from '@/backend/platform/db/schema/members/newsletters'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import { replaceCountedLinks } from './counted-links'
import { isUnconfirmed } from './policy'
import { hasUnqueuedReaders, loadRates, queueLetters } from './queue-letters'
import { getAddressees } from './readers'
import { isReleaseReady } from './release-readiness'
import { resolveIssueContent } from './resolve-issue-content'
import { resolveReleaseContent } from './resolve-release-content'
import { hasOpenLetters, settleLetters } from './settle-letters'
import { findStopReason } from './stop-reason'
import { withdrawLetters } from './withdraw-letters'

type Parts = Pick<Services, 'db' | 'env' | 'clock' | 'log'>

/** A dispatch with its issue; null for a press release. */
interface OpenDispatch {
  dispatch: DispatchRow
  issue: NewsletterIssueRow | null
}

/**
 * Advances the dispatches that are due: starts them, records the outcome of their letters, queues
 * further letters within the rates, and ends or stops them. Each call is one transaction that locks
 * these dispatches, so several servers may run it, and a killed server leaves nothing half done. A
 * press release becomes due by its publication. An unconfirmed dispatch waits.
 */
export async function runDispatches({ db, env, clock, log }: Parts): Promise<void> {
  const now = clock()
  await db.transaction(async (transaction) => {
    const rates = await loadRates(transaction)
    for (const { dispatch, issue } of await lockOpenDispatches(transaction, now)) {
      const { id } = dispatch
      const startedAt =
        dispatch.startedAt ?? (await startDispatch(transaction, { dispatch, issue }, env, now))
      await settleLetters(transaction, id, now)
      const problem = await findStopReason(transaction, await reloadDispatch(transaction, id))
      if (problem !== null) {
        log.error({ dispatch: id, problem }, 'A dispatch is stopped')
        await withdrawLetters(transaction, id)
        await transaction.update(dispatches).set({ state: 'stopped', problem }).where(eq(dispatches.id, id))
        continue
      }
      const startedDispatch = { id, addressees: getAddressees(dispatch, issue), startedAt }
      if ((await queueLetters(transaction, startedDispatch, rates, now)) > 0) continue
      if (
        (await hasOpenLetters(transaction, id)) ||
        (await hasUnqueuedReaders(transaction, startedDispatch))
      ) {
        continue
      }
      await transaction.update(dispatches).set({ state: 'done', endedAt: now }).where(eq(dispatches.id, id))
    }
  })
}

/** Locks the dispatches that are due, in the order of their plans. */
async function lockOpenDispatches(db: Transaction, now: Date): Promise<OpenDispatch[]> {
  return await db
    .select({ dispatch: dispatches, issue: newsletterIssues })
    .from(dispatches)
    .leftJoin(newsletterIssues, eq(newsletterIssues.id, dispatches.issueId))
    .where(
      and(
        inArray(dispatches.state, ['planned', 'sending']),
        or(
          eq(dispatches.state, 'sending'),
          and(
            lte(dispatches.plannedAt, now),
            not(isUnconfirmed),
            or(isNotNull(dispatches.issueId), isReleaseReady(now)),
          ),
        ),
      ),
    )
    .orderBy(asc(dispatches.plannedAt), asc(dispatches.id))
    .for('update', { of: dispatches })
}

/** Stores the content and the start of a dispatch. Later subscribers are not addressed. */
async function startDispatch(
  db: Transaction,
  { dispatch, issue }: OpenDispatch,
  env: Parts['env'],
  now: Date,
): Promise<Date> {
  const resolvedContent = await resolveContent(db, { dispatch, issue }, env)
  // A press release may be under an embargo, so its links must not be found by guessing a number.
  const content = issue ? await replaceCountedLinks(db, dispatch.id, resolvedContent, env) : resolvedContent
  await db
    .update(dispatches)
    .set({ state: 'sending', startedAt: now, content })
    .where(eq(dispatches.id, dispatch.id))
  return now
}

async function resolveContent(
  db: Transaction,
  { dispatch, issue }: OpenDispatch,
  env: Parts['env'],
): Promise<Partial<Record<Locale, DispatchContent>>> {
  if (issue) return await resolveIssueContent(db, issue, env)
  const { id, pressReleaseId, languages, isEmbargoed } = dispatch
  if (pressReleaseId === null) throw new Error('A dispatch has no subject.')
  const release = { id: pressReleaseId, languages: languages ?? [], isEmbargoed, dispatchId: id }
  return await resolveReleaseContent(db, release, env)
}

async function reloadDispatch(db: Transaction, id: number): Promise<DispatchRow> {
  const [row] = await db.select().from(dispatches).where(eq(dispatches.id, id))
  if (!row) throw new Error('A locked dispatch is missing.')
  return row
}

import { eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/platform/db/client'
import {
  type DispatchRow,
  dispatches,
  newsletterIssues,
} from '@/backend/platform/db/schema/members/newsletters'
import { ConflictError, NotFoundError } from '@/backend/platform/errors'
import { withdrawLetters } from './withdraw-letters'

/**
 * Plans the dispatch of an issue, or moves a plan.
 * @throws NotFoundError for an unknown issue, ConflictError if the dispatch has started
 */
export async function planDispatch(db: Transaction, issueId: number, plannedAt: Date): Promise<void> {
  const [issue] = await db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.id, issueId))
    .for('key share')
  if (!issue) throw new NotFoundError()
  const rows = await db
    .insert(dispatches)
    .values({ issueId, plannedAt })
    .onConflictDoUpdate({
      target: dispatches.issueId,
      set: { plannedAt },
      setWhere: eq(dispatches.state, 'planned'),
    })
    .returning({ id: dispatches.id })
  if (rows.length === 0) throw new ConflictError('issueDispatched')
}

/**
 * Cancels a plan, or stops a running dispatch and withdraws the mails that no server has seen.
 * @throws ConflictError if nothing is planned or running
 */
export async function stopDispatch(db: Transaction, issueId: number): Promise<void> {
  const dispatch = await lockDispatch(db, issueId)
  if (dispatch?.state === 'planned') await db.delete(dispatches).where(eq(dispatches.id, dispatch.id))
  else if (dispatch?.state === 'sending') {
    await withdrawLetters(db, dispatch.id)
    await db.update(dispatches).set({ state: 'stopped' }).where(eq(dispatches.id, dispatch.id))
  } else throw new ConflictError('issueNotRunning')
}

/**
 * Continues a stopped dispatch with the readers that have no letter. Refusals until now do not stop
 * it again.
 * @throws ConflictError if it is not stopped
 */
export async function resumeDispatch(db: Transaction, issueId: number): Promise<void> {
  const dispatch = await lockDispatch(db, issueId)
  if (dispatch?.state !== 'stopped') throw new ConflictError('issueNotStopped')
  await db
    .update(dispatches)
    .set({ state: 'sending', problem: null, acceptedRefusals: dispatch.refused })
    .where(eq(dispatches.id, dispatch.id))
}

async function lockDispatch(db: Transaction, issueId: number): Promise<DispatchRow | undefined> {
  const [row] = await db.select().from(dispatches).where(eq(dispatches.issueId, issueId)).for('update')
  return row
}

import { and, eq, like } from 'drizzle-orm'
import type { Transaction } from '@/backend/platform/db/client'
import {
  type DispatchRow,
  dispatches,
  dispatchLetters,
} from '@/backend/platform/db/schema/members/newsletters'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { hiddenReleaseProblem } from '@/lib/contract/administration/press-dispatch'
import { mayContinue } from './release-readiness'

/** With fewer refusals a dispatch continues, even if their share is too high. */
const minRefusals = 10
const maxRefusedShare = 0.1

/**
 * Finds the reason to stop a dispatch: a press release that is not public any more, a letter that
 * the program failed to compose, or so many refusals that the mail server seems to reject the site
 * and not single addresses.
 * @returns the problem, in the format of the outbox; null without a reason
 */
export async function findStopReason(db: Transaction, dispatchId: number): Promise<string | null> {
  const { dispatch, isContinuable } = await reloadDispatch(db, dispatchId)
  const { id, sent, refused, acceptedRefusals } = dispatch
  if (!isContinuable) return hiddenReleaseProblem
  const [failedMail] = await db
    .select({ problem: outbox.problem })
    .from(dispatchLetters)
    .innerJoin(outbox, eq(outbox.id, dispatchLetters.outboxId))
    .where(
      and(
        eq(dispatchLetters.dispatchId, id),
        eq(dispatchLetters.state, 'queued'),
        like(outbox.problem, '%: internal'),
      ),
    )
    .limit(1)
  if (failedMail?.problem) return failedMail.problem
  const newRefusals = refused - acceptedRefusals
  if (newRefusals < minRefusals || newRefusals < (sent + newRefusals) * maxRefusedShare) return null
  const [refusal] = await db
    .select({ problem: outbox.problem })
    .from(dispatchLetters)
    .innerJoin(outbox, eq(outbox.id, dispatchLetters.outboxId))
    .where(and(eq(dispatchLetters.dispatchId, id), eq(dispatchLetters.state, 'refused')))
    .limit(1)
  return refusal?.problem ?? 'refused'
}

async function reloadDispatch(
  db: Transaction,
  id: number,
): Promise<{ dispatch: DispatchRow; isContinuable: boolean }> {
  const [row] = await db
    .select({ dispatch: dispatches, isContinuable: mayContinue })
    .from(dispatches)
    .where(eq(dispatches.id, id))
  if (!row) throw new Error('A locked dispatch is missing.')
  return row
}

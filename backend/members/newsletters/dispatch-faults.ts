import { and, eq, like } from 'drizzle-orm'
import type { Transaction } from '@/backend/platform/db/client'
import { type DispatchRow, dispatchLetters } from '@/backend/platform/db/schema/members/newsletters'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { hiddenReleaseProblem } from '@/lib/contract/administration/press-dispatch'
import { isReleaseShown } from './release-readiness'

/** Refusals from which on a share of them stops a dispatch. */
const fewestRefusals = 10
const refusedShare = 0.1

/**
 * Finds the reason to stop a dispatch: a press release that is not public any more, a letter that
 * cannot be written because of an error of the program, or so many refusals that the mail server
 * rejects the site and not single addresses.
 * @returns the problem of the mails as in the outbox; null without a reason
 */
export async function findFault(db: Transaction, dispatch: DispatchRow): Promise<string | null> {
  const { id, pressReleaseId, sent, refused, acceptedRefusals } = dispatch
  if (pressReleaseId !== null && !(await isReleaseShown(db, id))) return hiddenReleaseProblem
  const [unwritten] = await db
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
  if (unwritten?.problem) return unwritten.problem
  const newRefusals = refused - acceptedRefusals
  if (newRefusals < fewestRefusals || newRefusals < (sent + newRefusals) * refusedShare) return null
  const [refusal] = await db
    .select({ problem: outbox.problem })
    .from(dispatchLetters)
    .innerJoin(outbox, eq(outbox.id, dispatchLetters.outboxId))
    .where(and(eq(dispatchLetters.dispatchId, id), eq(dispatchLetters.state, 'refused')))
    .limit(1)
  return refusal?.problem ?? 'refused'
}

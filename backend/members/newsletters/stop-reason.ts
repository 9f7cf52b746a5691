import { eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/platform/db/client'
import { type DispatchRow, dispatches, dispatchLetters } from '@/backend/platform/db/schema/members/newsletters'
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
  const hasProgramError = sql`letter.state = 'queued' AND mail.problem LIKE '%: internal'`
  const programError = await findProblem(db, id, hasProgramError)
  if (programError) return programError
  const newRefusals = refused - acceptedRefusals
  if (newRefusals < minRefusals || newRefusals < (sent + newRefusals) * maxRefusedShare) return null
  return (await findProblem(db, id, sql`letter.state = 'refused'`)) ?? 'refused'
}

/** Finds the problem of a mail among letters with a condition. */
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

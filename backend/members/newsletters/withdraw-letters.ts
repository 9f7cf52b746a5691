import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/platform/db/client'
import { dispatchLetters } from '@/backend/platform/db/schema/members/newsletters'
import { outbox } from '@/backend/platform/db/schema/operations/outbox'
import { suspendedProblem } from '@/backend/platform/mail/outbox'
import { type Rates, toDomain } from './queue-letters'

/** SQL condition on the outbox and `letter`: waiting mails of a dispatch. */
const waitingMailCondition = (dispatchId: number): SQL => sql`letter.dispatch_id = ${dispatchId}
  AND letter.state = 'queued' AND ${outbox.id} = letter.outbox_id AND ${outbox.state} = 'waiting'`

/**
 * Deletes the letters of a dispatch that no mail server has received: mails not attempted yet, and
 * mails that could not be composed. A resumed dispatch includes their readers again. Suspends
 * attempted mails instead, so that they keep their Message-ID: a server may have received them.
 * Mails in delivery stay unchanged.
 */
export async function withdrawLetters(db: Transaction, dispatchId: number): Promise<void> {
  await db.execute(sql`
    WITH withdrawn AS (
      DELETE FROM ${outbox} USING ${dispatchLetters} AS letter
      WHERE ${waitingMailCondition(dispatchId)} AND (${outbox.attempts} = 0
          OR (${outbox.attempts} = 1 AND ${outbox.problem} LIKE '%: internal'))
      RETURNING letter.subscription_id
    )
    DELETE FROM ${dispatchLetters} AS letter USING withdrawn
    WHERE letter.dispatch_id = ${dispatchId} AND letter.subscription_id = withdrawn.subscription_id`)
  await suspendLetters(db, dispatchId, sql`${outbox.problem} IS NOT NULL`)
}

/**
 * Suspends waiting mails of a dispatch, by default also those whose delivery a backup interrupted.
 * @param condition on the outbox
 */
export async function suspendLetters(db: Transaction, dispatchId: number, condition: SQL = sql`true`): Promise<void> {
  await db.execute(sql`
    UPDATE ${outbox} SET problem = ${suspendedProblem} FROM ${dispatchLetters} AS letter
    WHERE ${waitingMailCondition(dispatchId)} AND ${condition}`)
}

/** Deletes the suspended letters of a dispatch that a server of an earlier release has ended. */
export async function deleteSuspendedLetters(db: Transaction, dispatchId: number): Promise<void> {
  await db.execute(sql`DELETE FROM ${outbox} USING ${dispatchLetters} AS letter
    WHERE ${waitingMailCondition(dispatchId)} AND ${outbox.problem} = ${suspendedProblem}`)
}

/**
 * Makes the suspended letters of a dispatch due, spread according to the rates. A server may defer
 * them for days again.
 */
export async function releaseLetters(
  db: Transaction,
  dispatchId: number,
  { perMinute, perDomain }: Rates,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    WITH suspended AS (
      SELECT ${outbox.id} AS id, greatest(
        (row_number() OVER (ORDER BY ${outbox.id}) - 1) * interval '1 minute' / ${perMinute}::int,
        (row_number() OVER (PARTITION BY ${toDomain(outbox.recipient)} ORDER BY ${outbox.id}) - 1)
          * interval '1 minute' / ${perDomain}::int) AS delay
      FROM ${outbox}, ${dispatchLetters} AS letter
      WHERE ${waitingMailCondition(dispatchId)} AND ${outbox.problem} = ${suspendedProblem}
    )
    UPDATE ${outbox} SET problem = NULL, due_at = ${now.toISOString()}::timestamptz + delay, deferred_at = NULL
    FROM suspended WHERE ${outbox.id} = suspended.id`)
}

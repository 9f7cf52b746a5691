import { createHmac } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { deleteInBatches } from '@/backend/platform/db/delete-in-batches'
import { usedFormTickets } from '@/backend/platform/db/schema/accounts/used-form-tickets'
import { TooManyAttemptsError } from '@/backend/platform/errors'
import type { Services } from '@/backend/platform/services'
import type { FormProof } from '@/lib/contract/forms/form-ticket'
import { reserveAttempt } from '../limits/attempts'
import { FormProtectionError } from './form-protection-error'
import { isWorkDone, maxTicketAgeMs, minTicketAgeMs, readTicket, type Ticket } from './ticket'

/** A transaction that can start nested transactions. */
type Transaction = Queryable & Pick<Services['db'], 'transaction'>

export interface ProtectedForm {
  /** A ticket is valid for only one form. */
  formName: string
  proof: FormProof
  /** Key of the client, for limits (see `toClient`). */
  client: string
  /**
   * The submitted values without the proof. The same values with the same ticket are a repetition.
   */
  content: unknown
}

/**
 * Processes a public form once for each ticket, so that a double click, the back button or a retry
 * after a lost response has no second effect. Runs `work` in the transaction that marks the ticket
 * as used, and returns its result; null for a repetition. If `work` fails, the ticket remains
 * unused and the form can be sent again.
 * @throws FormProtectionError (400, field `protection`) for a form with signs of a bot or an
 * invalid ticket
 * @throws TooManyAttemptsError if the client sent too many forms from browsers without JavaScript
 */
export async function processFormOnce<Result>(
  { db, clock, serverKey }: Pick<Services, 'db' | 'clock' | 'serverKey'>,
  { formName, proof, client, content }: ProtectedForm,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result | null> {
  const now = clock()
  const ticket = requireFormTicket({ clock, serverKey }, { formName, proof })
  const contentHash = createHmac('sha256', serverKey).update(JSON.stringify(content)).digest('base64url')
  const isRepetition = await isSameSubmission(db, ticket, contentHash)
  if (isRepetition) return null
  if (ticket.work.rounds === 0) await limitFormsWithoutScript(db, { client, now })
  return db.transaction(async (transaction) => {
    const insertedTickets = await transaction
      .insert(usedFormTickets)
      .values({ ticketId: ticket.id, contentHash, usedAt: now })
      .onConflictDoNothing()
      .returning({ id: usedFormTickets.id })
    if (insertedTickets.length === 1) return work(transaction)
    // A concurrent request, such as a double click, has used the ticket.
    await isSameSubmission(transaction, ticket, contentHash)
    return null
  })
}

/**
 * Reads the ticket of a submitted form, without marking it as used.
 * @throws FormProtectionError for a form with signs of a bot or an invalid ticket
 */
export function requireFormTicket(
  { clock, serverKey }: Pick<Services, 'clock' | 'serverKey'>,
  { formName, proof }: Pick<ProtectedForm, 'formName' | 'proof'>,
): Ticket {
  if (proof.trap !== '') throw new FormProtectionError('trapFilled')
  const ticket = readTicket(serverKey, formName, proof.ticket)
  if (!ticket || !isInTime(ticket, clock()) || !isWorkDone(ticket, proof.answers)) {
    throw new FormProtectionError('sendAgain')
  }
  return ticket
}

/** Deletes used tickets that have expired, because an expired ticket is rejected anyway. */
export async function removeOldTickets(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - maxTicketAgeMs)
  await deleteInBatches(db, usedFormTickets, lt(usedFormTickets.usedAt, oldest))
}

function isInTime({ issuedAt }: Ticket, now: Date): boolean {
  const age = now.getTime() - issuedAt.getTime()
  return age >= minTicketAgeMs && age < maxTicketAgeMs
}

/**
 * Returns true if the ticket was used for the same values, false if it was not used.
 * @throws FormProtectionError if it was used for different values
 */
async function isSameSubmission(db: Queryable, ticket: Ticket, contentHash: string): Promise<boolean> {
  const [usedTicket] = await db.select().from(usedFormTickets).where(eq(usedFormTickets.ticketId, ticket.id))
  if (usedTicket && usedTicket.contentHash !== contentHash) throw new FormProtectionError('sendAgain')
  return usedTicket !== undefined
}

/** Limits forms from browsers without JavaScript, because they carry no proof of work. */
async function limitFormsWithoutScript(
  db: Services['db'],
  { client, now }: { client: string; now: Date },
): Promise<void> {
  const reservation = await reserveAttempt(db, { action: 'form', address: client, client, now })
  if (reservation.lockedBy) throw new TooManyAttemptsError(reservation.retryAfterSeconds)
}

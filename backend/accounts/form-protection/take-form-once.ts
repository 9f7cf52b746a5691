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

/** What is done in it may be done in transactions of its own within. */
type Transaction = Queryable & Pick<Services['db'], 'transaction'>

export interface ProtectedForm {
  /** The name for which the tickets of the form are issued. */
  form: string
  proof: FormProof
  /** See `clientOf`. */
  client: string
  /** What was sent but the proof: the same again is a repetition, anything else another submission. */
  content: unknown
}

/**
 * Does for a form that anybody may send what it causes, once for each ticket: a double click, the back button and a repetition
 * after a lost answer come to the same answer and to nothing else. `work` goes on in the transaction that marks the ticket as
 * used; if it fails, the form may be sent again.
 * @throws FormProtectionError (400, field `protection`) when it is sent as robots do it, or the ticket is no longer good
 * @throws TooManyAttemptsError when this client sent too many forms without scripts
 */
export async function takeFormOnce(
  { db, clock, serverKey }: Pick<Services, 'db' | 'clock' | 'serverKey'>,
  { form, proof, client, content }: ProtectedForm,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const now = clock()
  const ticket = requireFormTicket({ clock, serverKey }, { form, proof })
  const contentHash = createHmac('sha256', serverKey).update(JSON.stringify(content)).digest('base64url')
  const isRepetition = await wasTakenWith(db, ticket, contentHash)
  if (isRepetition) return
  if (ticket.work.rounds === 0) await countWithoutScripts(db, { client, now })
  await db.transaction(async (transaction) => {
    const taken = await transaction
      .insert(usedFormTickets)
      .values({ ticketId: ticket.id, contentHash, usedAt: now })
      .onConflictDoNothing()
      .returning({ id: usedFormTickets.id })
    if (taken.length === 1) return work(transaction)
    // Somebody clicked twice, and the first click was taken meanwhile.
    await wasTakenWith(transaction, ticket, contentHash)
  })
}

/**
 * The ticket of a form that a browser sends, without marking it as used.
 * @throws FormProtectionError when it is sent as robots do it, or the ticket is no longer good
 */
export function requireFormTicket(
  { clock, serverKey }: Pick<Services, 'clock' | 'serverKey'>,
  { form, proof }: Pick<ProtectedForm, 'form' | 'proof'>,
): Ticket {
  if (proof.trap !== '') throw new FormProtectionError('trapFilled')
  const ticket = readTicket(serverKey, form, proof.ticket)
  if (!ticket || !isInTime(ticket, clock()) || !isWorkDone(ticket, proof.answers)) {
    throw new FormProtectionError('sendAgain')
  }
  return ticket
}

/** Removes the memory of tickets that are too old to be used again. */
export async function removeOldTickets(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - maxTicketAgeMs)
  await deleteInBatches(db, usedFormTickets, lt(usedFormTickets.usedAt, oldest))
}

function isInTime({ issuedAt }: Ticket, now: Date): boolean {
  const age = now.getTime() - issuedAt.getTime()
  return age >= minTicketAgeMs && age < maxTicketAgeMs
}

/** Whether a ticket was used for just this; throws where it was used for something else. */
async function wasTakenWith(db: Queryable, ticket: Ticket, contentHash: string): Promise<boolean> {
  const [used] = await db.select().from(usedFormTickets).where(eq(usedFormTickets.ticketId, ticket.id))
  if (used && used.contentHash !== contentHash) throw new FormProtectionError('sendAgain')
  return used !== undefined
}

/** What costs its sender nothing is taken seldom. */
async function countWithoutScripts(
  db: Services['db'],
  { client, now }: { client: string; now: Date },
): Promise<void> {
  const reservation = await reserveAttempt(db, { action: 'form', address: client, client, now })
  if (reservation.lockedBy) throw new TooManyAttemptsError(reservation.retryAfterSeconds)
}

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type FormWork, formatFormWorkInput, startsWithZeroBits } from '@/lib/contract/forms/form-work'

/** The work for a browser with JavaScript: 16 × 1024 hashes, about half a second on a phone. */
const workWithScript: FormWork = { rounds: 16, bits: 10 }
const noWork: FormWork = { rounds: 0, bits: 0 }

/** Minimum age of a submitted ticket. A person needs longer to fill in a form, a bot does not. */
export const minTicketAgeMs = 2000
/** Maximum age of a submitted ticket: a form can be sent for a day after it was opened. */
export const maxTicketAgeMs = 24 * 3_600_000

export interface Ticket {
  id: string
  issuedAt: Date
  work: FormWork
  /** The ticket as sent to the client. */
  text: string
}

/** Creates a signed ticket for a form, without storing it. */
export function issueTicket(
  serverKey: string,
  { form, hasScript, now }: { form: string; hasScript: boolean; now: Date },
): Ticket {
  const id = randomBytes(12).toString('base64url')
  const signedPart = `${id}.${now.getTime().toString(36)}.${hasScript ? 's' : 'p'}`
  return {
    id,
    issuedAt: now,
    work: hasScript ? workWithScript : noWork,
    text: `${signedPart}.${signTicket(serverKey, form, signedPart)}`,
  }
}

/** Reads a ticket; returns null if it was not issued for this form. */
export function readTicket(serverKey: string, form: string, text: string): Ticket | null {
  const parts = /^(([\w-]{16})\.([0-9a-z]{1,12})\.([sp]))\.([\w-]{43})$/.exec(text)
  if (!parts) return null
  const [, signedPart = '', id = '', time = '', kind, signature = ''] = parts
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(signTicket(serverKey, form, signedPart)))
  if (!isSigned) return null
  const work = kind === 's' ? workWithScript : noWork
  return { id, issuedAt: new Date(Number.parseInt(time, 36)), work, text }
}

/** Returns true if the solutions fit the proof of work of a ticket. */
export function isWorkDone({ text, work }: Ticket, solutions: readonly number[]): boolean {
  if (solutions.length !== work.rounds) return false
  return solutions.every((solution, round) => {
    const hash = createHash('sha256')
      .update(formatFormWorkInput(text, round, solution))
      .digest()
    return startsWithZeroBits(hash, work.bits)
  })
}

function signTicket(serverKey: string, form: string, text: string): string {
  return createHmac('sha256', serverKey).update(`form ticket\n${form}\n${text}`).digest('base64url')
}

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type FormWork, formWorkInput, startsWithZeroBits } from '@/lib/contract/forms/form-work'

/** About half a second on a phone: 16 × 1024 hashes. */
const workWithScripts: FormWork = { rounds: 16, bits: 10 }
const noWork: FormWork = { rounds: 0, bits: 0 }

/** Minimum age: a person needs longer to fill in a form. */
export const minTicketAgeMs = 2000
/** Maximum age: a form stays usable for a day after it was opened. */
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
    work: hasScript ? workWithScripts : noWork,
    text: `${signedPart}.${signTicket(serverKey, form, signedPart)}`,
  }
}

/** Reads a ticket; returns null if it was not issued for this form. */
export function readTicket(serverKey: string, form: string, text: string): Ticket | null {
  const parts = /^(([\w-]{16})\.([0-9a-z]{1,12})\.([sp]))\.([\w-]{43})$/.exec(text)
  if (!parts) return null
  const [, signedPart = '', id = '', time = '', kind, signature = ''] = parts
  const isOwn = timingSafeEqual(Buffer.from(signature), Buffer.from(signTicket(serverKey, form, signedPart)))
  if (!isOwn) return null
  const work = kind === 's' ? workWithScripts : noWork
  return { id, issuedAt: new Date(Number.parseInt(time, 36)), work, text }
}

/** Returns true if the answers solve the proof of work of a ticket. */
export function isWorkDone({ text, work }: Ticket, answers: readonly number[]): boolean {
  if (answers.length !== work.rounds) return false
  return answers.every((answer, round) => {
    const hash = createHash('sha256')
      .update(formWorkInput(text, round, answer))
      .digest()
    return startsWithZeroBits(hash, work.bits)
  })
}

function signTicket(serverKey: string, form: string, text: string): string {
  return createHmac('sha256', serverKey).update(`form ticket\n${form}\n${text}`).digest('base64url')
}

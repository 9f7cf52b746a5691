import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type FormWork, formWorkInput, startsWithZeroBits } from '@/lib/contract/forms/form-work'

/** About half a second of a telephone's time: 16 × 1024 hashes. */
const workWithScripts: FormWork = { rounds: 16, bits: 10 }
const noWork: FormWork = { rounds: 0, bits: 0 }

/** Nobody fills in a form faster. */
export const minTicketAgeMs = 2000
/** As long as somebody leaves a form open and then sends it. */
export const maxTicketAgeMs = 24 * 3_600_000

export interface Ticket {
  id: string
  issuedAt: Date
  work: FormWork
  /** As the client has it. */
  text: string
}

/** Issues a ticket for a form; nothing is stored of it. */
export function issueTicket(
  serverKey: string,
  { form, hasScript, now }: { form: string; hasScript: boolean; now: Date },
): Ticket {
  const id = randomBytes(12).toString('base64url')
  const signed = `${id}.${now.getTime().toString(36)}.${hasScript ? 's' : 'p'}`
  return {
    id,
    issuedAt: now,
    work: hasScript ? workWithScripts : noWork,
    text: `${signed}.${signatureOf(serverKey, form, signed)}`,
  }
}

/** Reads a ticket; null for one that was not issued for this form. */
export function readTicket(serverKey: string, form: string, text: string): Ticket | null {
  const parts = /^(([\w-]{16})\.([0-9a-z]{1,12})\.([sp]))\.([\w-]{43})$/.exec(text)
  if (!parts) return null
  const [, signed = '', id = '', time = '', kind, signature = ''] = parts
  const isOwn = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(serverKey, form, signed)))
  if (!isOwn) return null
  const work = kind === 's' ? workWithScripts : noWork
  return { id, issuedAt: new Date(Number.parseInt(time, 36)), work, text }
}

/** Whether the answers to a ticket's work are right. */
export function isWorkDone({ text, work }: Ticket, answers: readonly number[]): boolean {
  if (answers.length !== work.rounds) return false
  return answers.every((answer, round) => {
    const hash = createHash('sha256')
      .update(formWorkInput(text, round, answer))
      .digest()
    return startsWithZeroBits(hash, work.bits)
  })
}

function signatureOf(serverKey: string, form: string, signed: string): string {
  return createHmac('sha256', serverKey).update(`form ticket\n${form}\n${signed}`).digest('base64url')
}

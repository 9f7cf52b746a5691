import { z } from 'zod'
import { mailTemplates } from '../forms/mail-templates'
import { recordType } from './record-type'

const states = ['waiting', 'sent', 'failed'] as const
const text = z.string()

const facts = {
  recipient: text,
  /** What kind of mail it is. */
  template: z.enum(mailTemplates),
  /** Empty once it is sent: what it said is not kept. */
  subject: text,
  state: z.enum(states),
  attempts: z.number().int(),
  /** Why the last attempt failed, and the mail server's code; null for none, and while one is under way. */
  problem: text.nullable(),
  created_at: text,
  /** When it is tried next; null for at once. */
  due_at: text.nullable(),
  /** When it was sent or given up. */
  ended_at: text.nullable(),
}

/** Mails that wait, and for two weeks those that were sent or given up; what they say, and their links, are nobody's to read. */
export const outboxRecords = recordType({
  name: 'outbox',
  section: 'site',
  values: z.object(facts),
  row: z.object(facts),
  filters: z.object({ state: z.enum(states).optional(), template: z.enum(mailTemplates).optional() }),
  orderings: ['-created_at', 'recipient', 'attempts'],
  actions: {
    /** Tries it at once: what waits after a failed attempt, and what was given up. */
    resend: z.object({}),
  },
})

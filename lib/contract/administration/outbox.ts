import { z } from 'zod'
import { mailTemplates } from '../forms/mail-templates'
import { recordType } from './record-type'

const states = ['waiting', 'sent', 'failed'] as const
const text = z.string()

const facts = {
  recipient: text,
  /** Name of the mail's template. */
  template: z.enum(mailTemplates),
  /** Empty after sending: the content of a sent mail is not stored. */
  subject: text,
  state: z.enum(states),
  attempts: z.number().int(),
  /**
   * Reason for the last failure, with the mail server's code; null if no attempt has failed or an
   * attempt is running.
   */
  problem: text.nullable(),
  created_at: text,
  /** Time of the next attempt; null if it is made immediately. */
  due_at: text.nullable(),
  /** Time at which the mail was sent or abandoned; null while it waits. */
  ended_at: text.nullable(),
}

/**
 * Waiting mails, and mails that were sent or abandoned in the last two weeks. The API never exposes
 * their bodies and links.
 */
export const outboxRecords = recordType({
  name: 'outbox',
  section: 'site',
  values: z.object(facts),
  row: z.object(facts),
  filters: z.object({ state: z.enum(states).optional(), template: z.enum(mailTemplates).optional() }),
  orderings: ['-created_at', 'recipient', 'attempts'],
  actions: {
    /** Retries immediately a mail that waits after a failed attempt, or that was abandoned. */
    resend: z.object({}),
  },
})

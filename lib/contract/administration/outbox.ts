import { z } from 'zod'
import { mailTemplates } from '../forms/mail-templates'
import { recordType } from './record-type'

const states = ['waiting', 'sent', 'failed'] as const
const text = z.string()

const facts = {
  recipient: text,
  /** Template of the mail. */
  template: z.enum(mailTemplates),
  /** Empty after sending: the content of a sent mail is not stored. */
  subject: text,
  state: z.enum(states),
  attempts: z.number().int(),
  /**
   * Reason of the last failure with the mail server's code; null if there was none or an attempt is
   * running.
   */
  problem: text.nullable(),
  created_at: text,
  /** Time of the next attempt; null for immediately. */
  due_at: text.nullable(),
  /** Time at which it was sent or abandoned. */
  ended_at: text.nullable(),
}

/**
 * Waiting mails, and those sent or abandoned in the last two weeks. Bodies and links are never
 * exposed.
 */
export const outboxRecords = recordType({
  name: 'outbox',
  section: 'site',
  values: z.object(facts),
  row: z.object(facts),
  filters: z.object({ state: z.enum(states).optional(), template: z.enum(mailTemplates).optional() }),
  orderings: ['-created_at', 'recipient', 'attempts'],
  actions: {
    /** Sends immediately: mails that wait after a failure, and abandoned ones. */
    resend: z.object({}),
  },
})

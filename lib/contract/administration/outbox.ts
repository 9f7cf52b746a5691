import { z } from 'zod'
import { mailTemplates } from '../forms/mail-templates'
import { defineRecordType } from './record-type'

const states = ['waiting', 'sent', 'failed'] as const
const text = z.string()

/** Start of the `problem` of a mail that was returned after its dispatch. */
export const returnedMailPrefix = 'returned: '

const sharedShape = {
  recipient: text,
  /** Name of the mail's template. A later server may have more than `mailTemplates`. */
  template: text,
  /** Empty after the dispatch, because the content of a sent mail is not stored. */
  subject: text,
  state: z.enum(states),
  attempts: z.number().int(),
  /**
   * Reason for the last failure, with the code of the mail server. Null if no attempt has failed,
   * or while an attempt is running.
   */
  problem: text.nullable(),
  created_at: text,
  /** Time of the next attempt; null if it follows at once. */
  due_at: text.nullable(),
  /** Time at which the mail was sent or marked as failed; null while it waits. */
  ended_at: text.nullable(),
}

/**
 * Waiting mails, and mails that were sent or failed in the last two weeks. The API never exposes
 * their texts and links.
 */
export const outboxRecords = defineRecordType({
  name: 'outbox',
  section: 'site',
  values: z.object(sharedShape),
  row: z.object(sharedShape),
  filters: z.object({
    state: z.enum(states).optional(),
    template: z.enum(mailTemplates).optional(),
    returned: z.enum(['true', 'false']).optional(),
  }),
  orderings: ['-created_at', 'recipient', 'attempts'],
  actions: {
    /** Sends the mail at once. Possible for a mail that failed, or that waits after a failure. */
    resend: z.object({}),
  },
})

import { z } from 'zod'
import { named } from '../common/named'

/** The name of a form: tickets of one form are worth nothing for another. */
export const formNameSchema = z.string().regex(/^[a-z0-9-]{1,60}$/)

/**
 * GET api/form-tickets/?form=…&script=…. A form is sent with a ticket that was issued some seconds before at least, and works
 * once. Whoever says that it runs scripts gets one with work; one without work is taken seldom.
 */
export const formTicketSchema = named(
  'FormTicket',
  z.object({
    ticket: z.string(),
    rounds: z.number().int(),
    bits: z.number().int(),
    /** The ticket is not good for as many milliseconds. */
    not_before_ms: z.number().int(),
  }),
)

/** What a form sends as its field `protection`. Nothing is required here: what is missing is said by one message for the whole form. */
export const formProofSchema = named(
  'FormProof',
  z
    .object({
      ticket: z.string().max(300).default(''),
      /** The numbers that were found, in order. */
      answers: z.array(z.number().int().nonnegative()).max(100).default([]),
      /** A field that people do not see, and robots fill in. */
      trap: z.string().max(1000).default(''),
    })
    .default({ ticket: '', answers: [], trap: '' }),
)

export type FormProof = z.infer<typeof formProofSchema>
/** What a browser obtains by itself; the trap is a field of the form. */
export type ObtainedProof = Omit<FormProof, 'trap'>

import { z } from 'zod'
import { nameSchema } from '../common/named'

/** Name of a form. A ticket is valid only for the form that it was issued for. */
export const formNameSchema = z.string().regex(/^[a-z0-9-]{1,60}$/)

/**
 * GET api/form-tickets/?form=…&script=…. Each submission of a form needs a ticket. A ticket works
 * once, and only when it is a few seconds old. Clients that run scripts get a ticket that requires
 * proof of work. The backend accepts only few tickets without it.
 */
export const formTicketSchema = nameSchema(
  'FormTicket',
  z.object({
    ticket: z.string(),
    rounds: z.number().int(),
    bits: z.number().int(),
    /** Milliseconds until the ticket becomes valid. */
    not_before_ms: z.number().int(),
  }),
)

/**
 * The field `protection` of a submission. No part of it is required here, because a missing part is
 * reported in one message for the whole form.
 */
export const formProofSchema = nameSchema(
  'FormProof',
  z
    .object({
      ticket: z.string().max(300).default(''),
      /** Solutions for the rounds, in their order. */
      answers: z.array(z.number().int().nonnegative()).max(100).default([]),
      /** Honeypot: a hidden field that only robots fill in. */
      trap: z.string().max(1000).default(''),
    })
    .default({ ticket: '', answers: [], trap: '' }),
)

export type FormProof = z.infer<typeof formProofSchema>
/** The parts that a script in the browser obtains. The honeypot is a field of the form. */
export type ObtainedProof = Omit<FormProof, 'trap'>

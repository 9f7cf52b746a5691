import { z } from 'zod'
import { nameSchema } from '../common/named'

/** Name of a form. A ticket is valid only for the form it was issued for. */
export const formNameSchema = z.string().regex(/^[a-z0-9-]{1,60}$/)

/**
 * GET api/form-tickets/?form=…&script=…. A submission needs a ticket that is at least a few seconds
 * old; each ticket works once. Clients that run scripts get a ticket with proof of work; the
 * backend accepts few tickets without it.
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
 * The field `protection` of a submission. Nothing is required here: missing parts are reported by
 * one message for the whole form.
 */
export const formProofSchema = nameSchema(
  'FormProof',
  z
    .object({
      ticket: z.string().max(300).default(''),
      /** Solutions of the rounds, in order. */
      answers: z.array(z.number().int().nonnegative()).max(100).default([]),
      /** Honeypot: a hidden field that only robots fill in. */
      trap: z.string().max(1000).default(''),
    })
    .default({ ticket: '', answers: [], trap: '' }),
)

export type FormProof = z.infer<typeof formProofSchema>
/** The parts that the browser obtains itself. The honeypot is a field of the form. */
export type ObtainedProof = Omit<FormProof, 'trap'>

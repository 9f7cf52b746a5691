import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { mailingLists } from '../forms/subscription'
import { defineRecordType } from './record-type'

const states = ['pending', 'confirmed', 'blocked', 'refused'] as const
const text = z.string()

const sharedShape = {
  email: text,
  list: z.enum(mailingLists),
  name: text,
  /** Used by the press list only; empty otherwise. */
  medium: text,
  position: text,
  phone: text,
  state: z.enum(states),
  language: localeSchema,
  /** Topics of the subscription, or the filter of the job alert, as text. */
  about: text,
  requested_at: text,
  confirmed_at: text.nullable(),
}

/** Time and error message of the last failed delivery since the last successful delivery. */
const refusal = { refused_at: text.nullable(), refusal: text }

/** Subscribers of the mailing lists, with the proof that they have consented. */
export const subscriberRecords = defineRecordType({
  name: 'subscribers',
  section: 'people',
  values: z.object({
    ...sharedShape,
    ...refusal,
    /**
     * Version of the text that the subscriber consented to, with times and network addresses.
     * Network addresses are stored for 14 days.
     */
    consent: z.object({
      version: text,
      requested_at: text,
      requested_from: text.nullable(),
      confirmed_at: text.nullable(),
      confirmed_from: text.nullable(),
    }),
  }),
  /**
   * Version of the text that the subscriber consented to. The times are in `requested_at` and
   * `confirmed_at`.
   */
  row: z.object({ ...sharedShape, consent_version: text, ...refusal }),
  filters: z.object({
    list: z.enum(mailingLists).optional(),
    state: z.enum(states).optional(),
    /** True for subscriptions with failed deliveries, even if they have not ended. */
    refused: z.enum(['true', 'false']).optional(),
  }),
  orderings: ['-requested_at', 'email', 'confirmed_at', '-refused_at'],
  actions: {
    /** Clears failed deliveries, and reactivates subscriptions that ended because of them. */
    reactivate: z.object({}),
    /** Blocks the addresses for all lists, and deletes their other subscriptions. */
    block: z.object({}),
    /** Ends the block of the addresses, which can then sign up again. */
    unblock: z.object({}),
    /** Deletes the subscriptions permanently, including their history. */
    delete: z.object({}),
  },
})

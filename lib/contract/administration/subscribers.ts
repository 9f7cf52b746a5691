import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { mailingLists } from '../forms/subscription'
import { recordType } from './record-type'

const states = ['pending', 'confirmed', 'blocked', 'refused'] as const
const text = z.string()

const facts = {
  email: text,
  list: z.enum(mailingLists),
  name: text,
  state: z.enum(states),
  language: localeSchema,
  /** Description of the content: topics, or the filter of a job alert. */
  about: text,
  requested_at: text,
  confirmed_at: text.nullable(),
}

/** Subscribers of the mailing lists with the proof of their consent. */
export const subscriberRecords = recordType({
  name: 'subscribers',
  section: 'people',
  values: z.object({
    ...facts,
    /** Only for the press list; empty for others. */
    medium: text,
    position: text,
    phone: text,
    /**
     * Version of the consent text, with times and network addresses. Network addresses are kept for
     * 14 days.
     */
    consent: z.object({
      version: text,
      requested_at: text,
      requested_from: text.nullable(),
      confirmed_at: text.nullable(),
      confirmed_from: text.nullable(),
    }),
  }),
  /** Version of the consent text; its times are in `requested_at` and `confirmed_at`. */
  row: z.object({ ...facts, consent_version: text }),
  filters: z.object({ list: z.enum(mailingLists).optional(), state: z.enum(states).optional() }),
  orderings: ['-requested_at', 'email', 'confirmed_at'],
  actions: {
    /** Deletes permanently, without a history. */
    delete: z.object({}),
  },
})

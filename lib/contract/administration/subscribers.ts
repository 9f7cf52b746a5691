import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { mailingLists } from '../forms/subscription'
import { recordType } from './record-type'

const states = ['pending', 'confirmed', 'blocked'] as const
const text = z.string()

const facts = {
  email: text,
  list: z.enum(mailingLists),
  name: text,
  state: z.enum(states),
  language: localeSchema,
  /** What it is about, in words: topics, or the filter of a job alert. */
  about: text,
  requested_at: text,
  confirmed_at: text.nullable(),
}

/** Addresses on the mailing lists, with the proof of their consent. */
export const subscriberRecords = recordType({
  name: 'subscribers',
  section: 'people',
  values: z.object({
    ...facts,
    /** What the press asks for beside that; empty for other lists. */
    medium: text,
    position: text,
    phone: text,
    /** Which words were agreed to, when and from where; network addresses are kept for 14 days. */
    consent: z.object({
      version: text,
      requested_at: text,
      requested_from: text.nullable(),
      confirmed_at: text.nullable(),
      confirmed_from: text.nullable(),
    }),
  }),
  /** With which words were agreed to; when is in `requested_at` and `confirmed_at`. */
  row: z.object({ ...facts, consent_version: text }),
  filters: z.object({ list: z.enum(mailingLists).optional(), state: z.enum(states).optional() }),
  orderings: ['-requested_at', 'email', 'confirmed_at'],
  actions: {
    /** For good: nothing of it is kept. */
    delete: z.object({}),
  },
})

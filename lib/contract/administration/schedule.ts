import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { recordType } from './record-type'

/** Kinds of scheduled steps: publications and their ends, mails, and expiring ads. */
const plannedKinds = ['publish', 'unpublish', 'mail', 'expiry'] as const

const facts = {
  kind: z.enum(plannedKinds),
  at: z.iso.datetime({ offset: true }),
  language: localeSchema,
  /** Title of the page or ad, template of the mail. */
  title: z.string(),
  /** Record type; null for a page without a record. `record` is the id. */
  type: z.string().nullable(),
  record: z.number().int(),
  /**
   * Full name of the person who scheduled a page's step; null for the site itself and deleted
   * accounts.
   */
  planned_by: z.string().nullable(),
  /** True if that person has lost the right to publish: the step then waits for a confirmation. */
  unconfirmed: z.boolean(),
}

/** Actions on scheduled page steps. Mails and ads have their own types. */
export const scheduleActions = {
  /** Cancels the step. */
  cancel: z.object({}),
  /**
   * Confirms the step, which runs at its time or immediately if that has passed. The caller becomes
   * responsible for it.
   */
  confirm: z.object({}),
  /** Reschedules the step. The content to publish stays the same. */
  move: z.object({ at: z.iso.datetime({ offset: true }) }),
}

/** All scheduled steps: publications, waiting mails, and ads that expire within 14 days. */
export const scheduleRecords = recordType({
  name: 'schedule',
  section: 'site',
  values: z.object(facts),
  row: z.object(facts),
  filters: z.object({
    kind: z.enum(plannedKinds).optional(),
    unconfirmed: z.enum(['true', 'false']).optional(),
  }),
  orderings: ['at', 'title'],
  actions: scheduleActions,
})

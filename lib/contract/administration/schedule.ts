import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { recordType } from './record-type'

/** What happens by itself: pages and records come and go, mails are tried, ads expire. */
const plannedKinds = ['publish', 'unpublish', 'mail', 'expiry'] as const

const facts = {
  kind: z.enum(plannedKinds),
  at: z.iso.datetime({ offset: true }),
  language: localeSchema,
  /** A page's or ad's title; a mail's template. */
  title: z.string(),
  /** The name of the type that has it, and its id there; null for a page that is no record. */
  type: z.string().nullable(),
  record: z.number().int(),
  /**
   * The full name of who planned a page's step; null for the site itself, and where the account is
   * deleted.
   */
  planned_by: z.string().nullable(),
  /**
   * Whether the planner may not publish any more: the publication then waits for somebody who may.
   */
  unconfirmed: z.boolean(),
}

/** What happens to pages at a time; mails and ads have actions of their own. */
export const scheduleActions = {
  /** It does not happen. */
  cancel: z.object({}),
  /**
   * It happens at its time, or at once if that is over; whoever confirms it is the planner from
   * then on.
   */
  confirm: z.object({}),
  /** It happens at another time; what is published then stays what was planned. */
  move: z.object({ at: z.iso.datetime({ offset: true }) }),
}

/** All that is planned: publications, mails that wait, and ads that expire within 14 days. */
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

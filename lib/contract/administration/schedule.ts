import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { timeSchema } from '../common/time-range'
import { defineRecordType } from './record-type'

/**
 * Kinds of scheduled steps: publishing a page, ending its publication, sending a dispatch, and the
 * expiry of an ad.
 */
const plannedKinds = ['publish', 'unpublish', 'mail', 'expiry'] as const

const sharedShape = {
  kind: z.enum(plannedKinds),
  at: z.iso.datetime({ offset: true }),
  language: localeSchema,
  /** Title of the page, ad or dispatch. */
  title: z.string(),
  /** Record type; null for other pages. `record` is the id of the record or page. */
  type: z.string().nullable(),
  record: z.number().int(),
  /**
   * Name of the person who scheduled the step; null if the site did, or if the account was deleted.
   */
  planned_by: z.string().nullable(),
  /**
   * True if that person has lost the right to publish or send. The step then waits for a
   * confirmation.
   */
  unconfirmed: z.boolean(),
}

/** Actions on scheduled steps of pages. Other steps have theirs in their own record types. */
export const scheduleActions = {
  cancel: z.object({}),
  /**
   * Confirms the step of a page or dispatch. It runs at its time, or at once if the time has
   * passed. The caller becomes responsible for it.
   */
  confirm: z.object({}),
  /** Changes the time of the step, but not the content that it publishes. */
  move: z.object({ at: timeSchema }),
}

/** All scheduled steps: of pages and dispatches, and ads that expire within 14 days. */
export const scheduleRecords = defineRecordType({
  name: 'schedule',
  section: 'site',
  values: z.object(sharedShape),
  row: z.object(sharedShape),
  filters: z.object({ kind: z.enum(plannedKinds).optional(), unconfirmed: z.enum(['true', 'false']).optional() }),
  orderings: ['at', 'title'],
  actions: scheduleActions,
})

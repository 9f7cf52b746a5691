import { z } from 'zod'
import { queriedId } from '../common/record-id'
import { regionCodes } from '../common/region'
import { singleLine } from '../common/single-line'
import { daySchema } from '../common/time-range'
import { toObject } from '../common/to-object'
import { listJobFields } from '../jobs/job-fields'
import { jobStates, withdrawalReason } from '../jobs/jobs'
import { relation } from './page-records'
import { defineRecordType } from './record-type'

const text = z.string()

/** Fields that the office may see: those of the ad, then those of its contact. */
export const officeJobFields = [...listJobFields({ office: 'ad' }), ...listJobFields({ office: 'contact' })]

export const jobActions = {
  /** Withdraws the ads. Their owners cannot publish them again and get the reason by mail. */
  withdraw: z.object({ reason: withdrawalReason }),
  /** Ends the withdrawal: owners can publish the ads again and are told by mail. */
  unblock: z.object({}),
  /** Deletes the ads permanently, including their history, and tells their owners by mail. */
  delete: z.object({}),
}

/**
 * Job ads as records of the administration. The office can read, withdraw and delete them, but not
 * edit them.
 */
export const jobRecords = defineRecordType({
  name: 'jobs',
  section: 'jobs',
  writePath: 'administration/jobs',
  values: z.object(toObject(officeJobFields, () => text)),
  row: z.object({
    title: text,
    employer: text,
    state: z.enum(jobStates),
    /** True if an editor or the office has withdrawn the ad. Its owner cannot publish it again. */
    is_blocked: z.boolean(),
    organization: relation.nullable(),
    owner: relation.extend({ email: text }),
    place: text,
    category: text.nullable(),
    /** Last day for applications. */
    deadline: text.nullable(),
    published_at: text.nullable(),
    expires_at: text.nullable(),
    updated_at: text,
  }),
  filters: z.object({
    state: z.enum(jobStates).optional(),
    is_blocked: z.enum(['true', 'false']).optional(),
    organization: queriedId.optional(),
    owner: queriedId.optional(),
    category: singleLine(100).optional(),
    region: z.enum(regionCodes).optional(),
    /** Lists only ads that were published on or after this day (Europe/Berlin). */
    published_since: daySchema.optional(),
  }),
  orderings: ['-updated_at', 'title', 'employer', 'deadline', 'published_at'],
  actions: jobActions,
})

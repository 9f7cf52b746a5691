import { z } from 'zod'
import { queriedId } from '../common/record-id'
import { recordOf } from '../common/record-of'
import { regionCodes } from '../common/region'
import { singleLine } from '../common/single-line'
import { jobFieldsWith } from '../jobs/job-fields'
import { jobStates } from '../jobs/jobs'
import { relation } from './page-records'
import { recordType } from './record-type'

const text = z.string()

/** The fields that the office sees. */
export const jobFieldsOfOffice = [...jobFieldsWith({ office: 'ad' }), ...jobFieldsWith({ office: 'contact' })]

/** What happens to ads of others. */
export const jobActions = {
  /** Takes them back for good, and writes the reason to their owners. */
  withdraw: z.object({ reason: z.string().trim().min(1).max(2000) }),
  /** For good: what others wrote is not kept. */
  delete: z.object({}),
}

/** Job ads of others: they are looked at, taken back and deleted, never written. */
export const jobRecords = recordType({
  name: 'jobs',
  section: 'jobs',
  writes: 'administration/jobs',
  values: z.object(recordOf(jobFieldsOfOffice, () => text)),
  row: z.object({
    title: text,
    employer: text,
    state: z.enum(jobStates),
    /** Whether it was taken back by an editor or the office: its owner does not publish it again. */
    is_blocked: z.boolean(),
    organization: relation.nullable(),
    owner: relation.extend({ email: text }),
    place: text,
    category: text.nullable(),
    /** The last day to apply. */
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
    /** A day in Berlin: ads that run and came to the board on it or later. */
    published_since: z.iso.date().optional(),
  }),
  orderings: ['-updated_at', 'title', 'employer', 'deadline', 'published_at'],
  actions: jobActions,
})

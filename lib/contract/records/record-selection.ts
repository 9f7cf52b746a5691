import { z } from 'zod'
import { nameSchema } from '../common/named'
import { regionCodes } from '../common/region'
import { eventKinds } from './event-record'
import { jobLookupSlug } from './job-lookups'
import { organizationCategories } from './organization-record'
import type { RecordType } from './record'

/** Maximum number of records that a block shows. */
export const maxSelected = 12

const count = z.int().min(1).max(maxSelected).default(3)
const id = z.int32().positive().nullable().default(null)

/**
 * Records that a block shows: the latest articles or job ads, the next events, or organizations in
 * the order of the directory. A null filter matches all.
 */
export const recordSelectionSchema = nameSchema(
  'RecordSelection',
  z.discriminatedUnion('source', [
    z.object({ source: z.literal('debate'), category: id, tag: id, count }),
    z.object({ source: z.literal('press'), category: id, count }),
    z.object({ source: z.literal('events'), kind: z.enum(eventKinds).nullable().default(null), count }),
    z.object({
      source: z.literal('organizations'),
      category: z.enum(organizationCategories).nullable().default(null),
      region: z.enum(regionCodes).nullable().default(null),
      count,
    }),
    z.object({ source: z.literal('jobs'), category: jobLookupSlug.nullable().default(null), count }),
  ]),
)

export type RecordSelection = z.infer<typeof recordSelectionSchema>
export type RecordSource = RecordSelection['source']

/** Record type for each source. Job ads are missing, because they are not pages. */
export const recordTypeBySource = {
  debate: 'article',
  press: 'press_release',
  events: 'event',
  organizations: 'organization',
} as const satisfies Record<Exclude<RecordSource, 'jobs'>, RecordType>

/** Sources in the order of display. */
export const recordSources: readonly RecordSource[] = ['debate', 'press', 'events', 'organizations', 'jobs']

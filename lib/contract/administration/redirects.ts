import { z } from 'zod'
import { requiredLine } from '../common/single-line'
import { recordType } from './record-type'

/** An address on this site: one slash at the start, no query, no fragment, at most 1,000 characters. */
const localAddress = requiredLine(1000).refine((text) => /^\/(?!\/)[^\\?#]*$/.test(text), 'invalid')

/** Moved addresses. Those that follow a page lead to wherever that page is: they are listed, and only deleted. */
export const redirectRecords = recordType({
  name: 'redirects',
  section: 'site',
  values: z.object({ old_path: localAddress, new_path: localAddress }),
  row: z.object({
    old_path: z.string(),
    new_path: z.string(),
    /** Whether it follows a page, was written because that moved, and cannot be changed by hand. */
    follows_page: z.boolean(),
    /**
     * What lies where it begins: something that the site itself serves, so that it does not count,
     * or a published page, which it hides; null for neither.
     */
    covers: z.enum(['served', 'hasPage']).nullable().default(null),
    created_at: z.iso.datetime({ offset: true }),
    /** How many visits it led on, and the day of the last one; null for none yet. */
    hits: z.number().int(),
    last_hit: z.iso.date().nullable(),
  }),
  filters: z.object({ follows_page: z.enum(['true', 'false']).optional() }),
  orderings: ['-created_at', 'old_path', 'new_path', 'hits', 'last_hit'],
  actions: { delete: z.object({}) },
})

import { z } from 'zod'
import { requiredLine } from '../common/single-line'
import { recordType } from './record-type'

/** A path on this site: one leading slash, no query, no fragment, at most 1,000 characters. */
const localAddress = requiredLine(1000).refine((text) => /^\/(?!\/)[^\\?#]*$/.test(text), 'invalid')

/**
 * Redirects. Those that follow a page always lead to its present address; they can only be listed
 * and deleted.
 */
export const redirectRecords = recordType({
  name: 'redirects',
  section: 'site',
  values: z.object({ old_path: localAddress, new_path: localAddress }),
  row: z.object({
    old_path: z.string(),
    new_path: z.string(),
    /** True if the redirect was created by moving a page. It cannot be edited. */
    follows_page: z.boolean(),
    /**
     * Conflict at `old_path`: `served` if the site itself serves the path (the redirect has no
     * effect), `hasPage` if the redirect hides a published page, null for none.
     */
    covers: z.enum(['served', 'hasPage']).nullable().default(null),
    created_at: z.iso.datetime({ offset: true }),
    /** Number of redirected visits and day of the last one; null for none yet. */
    hits: z.number().int(),
    last_hit: z.iso.date().nullable(),
  }),
  filters: z.object({ follows_page: z.enum(['true', 'false']).optional() }),
  orderings: ['-created_at', 'old_path', 'new_path', 'hits', 'last_hit'],
  actions: { delete: z.object({}) },
})

import { z } from 'zod'
import { isPlainPath } from '../common/address'
import { isUnambiguousPath, toComparablePath } from '../common/comparable-path'
import { requiredLine, unsafeCharacters } from '../common/single-line'
import { isServedInAnyCase } from '../site/reserved-paths'
import { defineRecordType } from './record-type'

type AddressProblem = 'local_path' | 'address_query' | 'address_encoding' | 'address_dots'

/** Finds the reason why a text cannot be an address of a redirect; null if it can be one. */
function findProblem(text: string): AddressProblem | null {
  if (!/^\/(?!\/)[^\\]*$/.test(text)) return 'local_path'
  if (/[?#]|%(?:3f|23)/i.test(text)) return 'address_query'
  if (unsafeCharacters.test(toComparablePath(text))) return 'address_encoding'
  // A path that the site serves passes here, because the error of the backend is more precise.
  if (!isUnambiguousPath(text) && !isServedInAnyCase(text)) return 'address_encoding'
  if (isPlainPath(text)) return null
  return toComparablePath(text).includes('.') ? 'address_dots' : 'address_encoding'
}

/**
 * A path on this site in its canonical form: one leading slash, no query, no fragment, at most
 * 1,000 characters. All spellings of a path are converted to the same text.
 */
const localAddress = requiredLine(1000)
  .refine((text) => findProblem(text) === null, {
    error: ({ input }) => findProblem(String(input)) ?? 'local_path',
    abort: true,
  })
  .overwrite((text) => toComparablePath(text.replaceAll(/\/{2,}/g, '/')))

/**
 * Redirects. A redirect that was created by moving a page always leads to the current address of
 * the page. It can only be listed and deleted.
 */
export const redirectRecords = defineRecordType({
  name: 'redirects',
  section: 'site',
  values: z.object({ old_path: localAddress, new_path: localAddress }),
  row: z.object({
    old_path: z.string(),
    new_path: z.string(),
    /** True if the redirect was created by moving a page. It cannot be changed. */
    follows_page: z.boolean(),
    /**
     * Conflict at `old_path`: `served` if the site itself serves this path, so that the redirect
     * has no effect; `hasPage` if the redirect hides a published page; null if there is none.
     */
    covers: z.enum(['served', 'hasPage']).nullable().default(null),
    created_at: z.iso.datetime({ offset: true }),
    /** Number of redirected visits, and day of the last one (null if there was none). */
    hits: z.number().int(),
    last_hit: z.iso.date().nullable(),
  }),
  filters: z.object({ follows_page: z.enum(['true', 'false']).optional() }),
  orderings: ['-created_at', 'old_path', 'new_path', 'hits', 'last_hit'],
  actions: { delete: z.object({}) },
})

import type { z } from 'zod'
import type { conflictSchema } from '@/lib/contract/errors'
import { HttpError } from './http-error'

/** What both sides have when a write comes too late: `by` is the full name of who changed it last, if that is known. */
export type Conflict = Omit<z.infer<typeof conflictSchema>, 'detail'>

/** The refusal of a write to a state that is no longer the current one: 409 `{detail, current, yours, by}`. */
export function staleWrite({ current, yours, by }: Conflict): HttpError {
  return new HttpError('staleWrite', {}, { current, yours, by })
}

/** The refusal of a write that does not say which state it changes: 428 `{detail}`. */
export function revisionMissing(): HttpError {
  return new HttpError('revisionMissing')
}

/**
 * The revision that a write names.
 * @throws HttpError 428 without one
 */
export function requireRevision({ revision }: { revision?: number | undefined }): number {
  if (revision === undefined) throw revisionMissing()
  return revision
}

import type { Context } from 'hono'
import type { z } from 'zod'
import type { conflictSchema } from '@/lib/contract/errors'
import type { AppEnv } from './app-env'
import { HttpError } from './http-error'

/** What both sides have when a write comes too late: `by` is the full name of who changed it last, if that is known. */
export type Conflict = Omit<z.infer<typeof conflictSchema>, 'detail'>

/** The refusal of a write to a state that is no longer the current one: 409 `{detail, current, yours, by}`. */
export function staleWrite({ current, yours, by }: Conflict): HttpError {
  return new HttpError('staleWrite', {}, { current, yours, by })
}

/**
 * Refuses a body in which a schema misses the revision: a write has to say which state it changes.
 * @throws HttpError 428
 */
export async function requireRevision(c: Context<AppEnv>, { issues }: z.ZodError): Promise<void> {
  if (!issues.some(({ path }) => path.length === 1 && path[0] === 'revision')) return
  const { revision = null } = Object(await c.req.json().catch(() => null))
  if (revision === null) throw new HttpError('revisionMissing')
}

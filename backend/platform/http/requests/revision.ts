import type { Context } from 'hono'
import type { z } from 'zod'
import { HttpError } from '../answers/http-error'
import type { AppEnv } from '../app-env'

/**
 * Refuses a body without the required revision: a write has to name the revision that it changes.
 * @throws HttpError 428
 */
export async function requireRevision(c: Context<AppEnv>, { issues }: z.ZodError): Promise<void> {
  if (!issues.some(({ path }) => path.length === 1 && path[0] === 'revision')) return
  // The validator has read it already: Hono keeps what it read.
  const isForm = c.req.header('Content-Type')?.startsWith('multipart/form-data')
  const body = await (isForm ? c.req.parseBody() : c.req.json()).catch(() => null)
  const { revision = null } = Object(body)
  if (revision === null) throw new HttpError('revisionMissing')
}

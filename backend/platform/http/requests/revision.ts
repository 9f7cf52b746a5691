import type { Context } from 'hono'
import type { z } from 'zod'
import type { AppEnv } from '../app-env'
import { HttpError } from '../responses/http-error'

/** Responds 428 if an invalid body lacks the revision of a write. @throws HttpError 428 */
export async function requireRevision(c: Context<AppEnv>, { issues }: z.ZodError): Promise<void> {
  if (!issues.some(({ path }) => path.length === 1 && path[0] === 'revision')) return
  // Hono caches the body that the validator has read.
  const isForm = c.req.header('Content-Type')?.startsWith('multipart/form-data')
  const body = await (isForm ? c.req.parseBody() : c.req.json()).catch(() => null)
  const { revision = null } = Object(body)
  if (revision === null) throw new HttpError('revisionMissing')
}

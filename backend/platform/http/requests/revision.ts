import type { Context } from 'hono'
import type { z } from 'zod'
import { HttpError } from '../answers/http-error'
import type { AppEnv } from '../app-env'

/**
 * Answers 428 if a body is invalid because the revision on which the write is based is missing.
 * @throws HttpError 428
 */
export async function requireRevision(c: Context<AppEnv>, { issues }: z.ZodError): Promise<void> {
  if (!issues.some(({ path }) => path.length === 1 && path[0] === 'revision')) return
  // The validator has already read the body. Hono keeps it and returns it again.
  const isForm = c.req.header('Content-Type')?.startsWith('multipart/form-data')
  const body = await (isForm ? c.req.parseBody() : c.req.json()).catch(() => null)
  const { revision = null } = Object(body)
  if (revision === null) throw new HttpError('revisionMissing')
}

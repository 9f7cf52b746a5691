import { createMiddleware } from 'hono/factory'
import { maxUploadBytes } from '@/lib/contract/media'
import { HttpError } from './http-error'
import { readAtMost } from './json-body'

/** The spellings that the router reads as well, so that no file is read in vain. */
const formType = /^multipart\/form-data;\s?boundary=[\w'()+,\-./:=?]+$/i

/**
 * Reads the body of an upload, counting: 413 beyond 20 MiB, 415 for what is no form with files. To be placed behind the
 * check of the right, so that nobody else's files are read.
 */
export const uploadBody = createMiddleware(async (c, next) => {
  const request = c.req.raw
  if (!formType.test(request.headers.get('Content-Type') ?? '')) throw new HttpError('notMultipart')
  if (Number(request.headers.get('Content-Length')) > maxUploadBytes) throw new HttpError('uploadTooLarge')
  const bytes = request.body
    ? await readAtMost(request.body, maxUploadBytes, 'uploadTooLarge')
    : new Uint8Array(0)
  c.req.raw = new Request(request, { body: bytes })
  await next()
})

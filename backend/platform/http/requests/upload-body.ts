import { z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { maxUploadBytes } from '@/lib/contract/media/media'
import { HttpError } from '../answers/http-error'
import type { MessageKey } from '../answers/messages'
import { readAtMost } from './json-body'

/** The spellings that the router reads as well, so that no file is read in vain. */
const formType = /^multipart\/form-data;\s?boundary=[\w'()+,\-./:=?]+$/i

/**
 * Reads the body of an upload: 413 beyond a limit, 415 if it is no form with files. Place it behind the check
 * of rights, so that files of other clients are not read.
 * @param maxBytes how large the body may be
 * @param tooLarge what is said of a larger one
 */
export const uploadBodyUpTo = (maxBytes: number, tooLarge: MessageKey) =>
  createMiddleware(async (c, next) => {
    const request = c.req.raw
    if (!formType.test(request.headers.get('Content-Type') ?? '')) throw new HttpError('notMultipart')
    if (Number(request.headers.get('Content-Length')) > maxBytes) throw new HttpError(tooLarge)
    const bytes = request.body ? await readAtMost(request.body, maxBytes, tooLarge) : new Uint8Array(0)
    c.req.raw = new Request(request, { body: bytes })
    await next()
  })

/** The body of an upload of at most 20 MiB. */
export const uploadBody = uploadBodyUpTo(maxUploadBytes, 'uploadTooLarge')

/** A file of a form that `uploadBody` has read. */
export const uploadedFile = z
  .custom<File>((value) => value instanceof File)
  .openapi({ type: 'string', format: 'binary' })

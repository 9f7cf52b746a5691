import { z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { maxUploadBytes } from '@/lib/contract/media/media'
import { HttpError } from '../answers/http-error'
import type { MessageKey } from '../answers/messages'
import { readAtMost } from './json-body'

/** Spellings that the router also accepts, so that no file of a rejected request is read. */
const formType = /^multipart\/form-data;\s?boundary=[\w'()+,\-./:=?]+$/i

/**
 * Reads the body of an upload: 413 beyond a limit, 415 for another type. Place it after the check
 * of rights, so that files without a right are not read.
 * @param maxBytes maximum body size
 * @param tooLarge message for a larger body
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

/** Reads an upload of at most 20 MiB. */
export const uploadBody = uploadBodyUpTo(maxUploadBytes, 'uploadTooLarge')

/** Schema of a file in a form read by `uploadBody`. */
export const uploadedFile = z
  .custom<File>((value) => value instanceof File)
  .openapi({ type: 'string', format: 'binary' })

import { z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { maxUploadBytes } from '@/lib/contract/media/media'
import { HttpError } from '../answers/http-error'
import type { MessageKey } from '../answers/messages'
import { readAtMost } from './json-body'

/**
 * Accepts the spellings that the router accepts too. Otherwise the body would be read although the
 * router then rejects it.
 */
const formType = /^multipart\/form-data;\s?boundary=[\w'()+,\-./:=?]+$/i

/**
 * Creates middleware that reads the body of an upload. Answers 413 for a body over the limit, 415
 * for a different type. Must follow the check of rights, so that files of users without the right
 * are not read.
 * @param maxBytes maximum size of the body
 * @param tooLarge the message for a larger body
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

/** Reads the body of an upload of at most 20 MiB. */
export const uploadBody = uploadBodyUpTo(maxUploadBytes, 'uploadTooLarge')

/** The schema of a file in a form that `uploadBody` has read. */
export const uploadedFile = z
  .custom<File>((value) => value instanceof File)
  .openapi({ type: 'string', format: 'binary' })

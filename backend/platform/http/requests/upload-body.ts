import { z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { maxUploadBytes } from '@/lib/contract/media/media'
import { hasTooManyParts } from '@/lib/node/form-parts'
import { HttpError } from '../responses/http-error'
import type { MessageKey } from '../responses/messages'
import { readLimitedBody } from './json-body'

/** Spellings that the router accepts too. */
const formTypePattern = /^multipart\/form-data;\s?boundary=[\w'()+,\-./:=?]+$/i

/**
 * Creates middleware that reads an upload: 413 above the limit of bytes or parts, 415 for another
 * type. Must follow the check of rights.
 * @param tooLargeKey message for a larger body
 */
export const createUploadBody = (maxBytes: number, tooLargeKey: MessageKey) =>
  createMiddleware(async (c, next) => {
    const request = c.req.raw
    const type = request.headers.get('Content-Type') ?? ''
    if (!formTypePattern.test(type)) throw new HttpError('notMultipart')
    if (Number(request.headers.get('Content-Length')) > maxBytes) throw new HttpError(tooLargeKey)
    const bytes = request.body ? await readLimitedBody(request.body, maxBytes, tooLargeKey) : Buffer.alloc(0)
    if (hasTooManyParts(bytes, type)) throw new HttpError('tooManyParts')
    c.req.raw = new Request(request, { body: bytes })
    await next()
  })

/** Reads an upload of at most 20 MiB. */
export const uploadBody = createUploadBody(maxUploadBytes, 'uploadTooLarge')

/** A file in a form. */
export const uploadedFile = z
  .custom<File>((value) => value instanceof File)
  .openapi({ type: 'string', format: 'binary' })

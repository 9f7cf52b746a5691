import { z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { maxUploadBytes } from '@/lib/contract/media/media'
import { hasTooManyParts } from '@/lib/node/form-parts'
import { HttpError } from '../responses/http-error'
import type { MessageKey } from '../responses/messages'
import { readLimitedBody } from './json-body'

/** The boundary may be quoted, and there may be other parameters (RFC 2045 §5.1). */
const formTypePattern =
  /^multipart\/form-data(?:\s*;\s*(?!boundary)[\w-]+=[\w-]+)*\s*;\s*boundary=("?)(?<boundary>[\w'()+,\-./:=?]+)\1(?:\s*;\s*[\w-]+=[\w-]+)*$/i

/**
 * Creates middleware that reads an upload: 413 above the limit of bytes or parts, 415 for another
 * type. Must follow the check of rights. Normalizes the content type for the router.
 * @param tooLargeKey message for a larger body
 */
export const createUploadBody = (maxBytes: number, tooLargeKey: MessageKey) =>
  createMiddleware(async (c, next) => {
    const request = c.req.raw
    const headers = new Headers(request.headers)
    const boundary = formTypePattern.exec(headers.get('Content-Type') ?? '')?.groups?.boundary
    if (boundary === undefined) throw new HttpError('notMultipart')
    const type = `multipart/form-data; boundary=${boundary}`
    headers.set('Content-Type', type)
    if (Number(request.headers.get('Content-Length')) > maxBytes) throw new HttpError(tooLargeKey)
    const bytes = request.body ? await readLimitedBody(request.body, maxBytes, tooLargeKey) : Buffer.alloc(0)
    if (hasTooManyParts(bytes, type)) throw new HttpError('tooManyParts')
    c.req.raw = new Request(request, { headers, body: bytes })
    await next()
  })

/** Reads an upload of at most 20 MiB. */
export const uploadBody = createUploadBody(maxUploadBytes, 'uploadTooLarge')

/** A file in a form. */
export const uploadedFile = z
  .custom<File>((value) => value instanceof File)
  .openapi({ type: 'string', format: 'binary' })

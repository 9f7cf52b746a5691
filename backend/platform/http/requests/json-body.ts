import { createMiddleware } from 'hono/factory'
import { checkJson, MalformedJson } from '@/lib/text/strict-json'
import { isAuthCall } from '../auth-call'
import { HttpError } from '../responses/http-error'
import type { MessageKey } from '../responses/messages'
import { normalizeJson } from './normalized-json'

/** Maximum size of a body (contract, conventions). */
export const maxBodyBytes = 1024 * 1024

/** Returns true for uploads. Their routes read the body after the check of rights. */
const isUpload = (method: string, path: string) =>
  method === 'POST' &&
  /^\/[^/]+\/pageeditor-api\/media\/?$|^(?:\/[^/]+)?\/api\/(?:forms\/[^/]+\/answers|jobs\/my\/[^/]+\/(?:pdf|logo)|organizations\/my\/[^/]+\/logo|administration\/(?:[^/]+\/import|attachments|download-files\/content))\/?$/.test(
    path,
  )

const jsonTypePattern = /^application\/json\s*(;|$)/i

/**
 * Accepts only well-formed JSON bodies: 413 above 1 MiB, 415 for another type, 400 for invalid or
 * ambiguous JSON. Normalizes texts, and the content type for the router.
 */
export const jsonBody = createMiddleware(async (c, next) => {
  const request = c.req.raw
  if (!request.body || isUpload(c.req.method, c.req.path)) return next()
  if (Number(request.headers.get('Content-Length')) > maxBodyBytes) throw new HttpError('payloadTooLarge')
  let bytes: Uint8Array<ArrayBuffer> = await readLimitedBody(request.body, maxBodyBytes)
  const headers = new Headers(request.headers)
  if (bytes.byteLength > 0) {
    // Like django-allauth, authentication calls accept JSON without a type. Forms of other sites
    // always have one.
    const defaultType = isAuthCall(c) ? 'application/json' : ''
    if (!jsonTypePattern.test(headers.get('Content-Type') ?? defaultType)) throw new HttpError('unsupportedMediaType')
    bytes = toNormalizedJson(bytes)
    headers.set('Content-Type', 'application/json')
  }
  c.req.raw = new Request(request, { headers, body: bytes })
  await next()
})

/** Treats an empty body as none, for routes with an optional JSON body. */
export const ignoreEmptyBody = createMiddleware(async (c, next) => {
  if ((await c.req.arrayBuffer()).byteLength === 0) {
    const { url, method, signal } = c.req.raw
    const headers = new Headers(c.req.raw.headers)
    headers.delete('Content-Type')
    c.req.raw = new Request(url, { method, signal, headers })
  }
  await next()
})

/** Reads a body. @throws HttpError `tooLargeKey` above the limit, 400 for an incomplete body */
export async function readLimitedBody(
  body: ReadableStream<Uint8Array>,
  limit: number,
  tooLargeKey: MessageKey = 'payloadTooLarge',
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // The exception cancels the stream.
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > limit) throw new HttpError(tooLargeKey)
      chunks.push(chunk)
    }
  } catch (error) {
    // A closed connection or a broken chunk is not an error of the server.
    throw error instanceof HttpError ? error : new HttpError('malformedJson')
  }
  return Buffer.concat(chunks)
}

/** Validates and normalizes a JSON body. @throws HttpError 400 */
function toNormalizedJson(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    checkJson(json)
    return new TextEncoder().encode(normalizeJson(json))
  } catch (error) {
    // A TypeError means invalid UTF-8.
    if (error instanceof MalformedJson || error instanceof TypeError) throw new HttpError('malformedJson')
    throw error
  }
}

import { createMiddleware } from 'hono/factory'
import { HttpError } from '../answers/http-error'
import type { MessageKey } from '../answers/messages'
import { isAuthCall } from '../auth-call'
import { normalizeJson } from './normalized-json'
import { checkJson, MalformedJson } from './strict-json'

/** Maximum body size, checked before the whole body is read (contract, conventions). */
export const maxBodyBytes = 1024 * 1024

/** Uploads read their own body after the check of rights (see uploadBody). */
const isUpload = (method: string, path: string) =>
  method === 'POST' &&
  /^\/[^/]+\/pageeditor-api\/media\/?$|^(?:\/[^/]+)?\/api\/(?:forms\/[^/]+\/answers|jobs\/my\/[^/]+\/(?:pdf|logo)|organizations\/my\/[^/]+\/logo|administration\/(?:[^/]+\/import|attachments|download-files\/content))\/?$/.test(
    path,
  )

const jsonType = /^application\/json\s*(;|$)/i

/**
 * Accepts only well-formed JSON bodies: 413 beyond 1 MiB (by Content-Length, or by counting), 415
 * for another type, 400 for invalid or ambiguous JSON (see checkJson). Normalizes the texts of the
 * body (see normalizeJson), and the type's spelling for the router.
 */
export const jsonBody = createMiddleware(async (c, next) => {
  const request = c.req.raw
  if (!request.body || isUpload(c.req.method, c.req.path)) return next()
  if (Number(request.headers.get('Content-Length')) > maxBodyBytes) throw new HttpError('payloadTooLarge')
  let bytes: Uint8Array<ArrayBuffer> = await readAtMost(request.body, maxBodyBytes)
  const headers = new Headers(request.headers)
  if (bytes.byteLength > 0) {
    // Browsers cannot send a form without a type; allauth treats it as JSON.
    const defaultType = isAuthCall(c) ? 'application/json' : ''
    if (!jsonType.test(headers.get('Content-Type') ?? defaultType))
      throw new HttpError('unsupportedMediaType')
    bytes = toNormalizedJson(bytes)
    headers.set('Content-Type', 'application/json')
  }
  c.req.raw = new Request(request, { headers, body: bytes })
  await next()
})

/**
 * Reads a whole body up to a limit.
 * @throws HttpError `refusal` beyond it, 400 for an incomplete body
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  limit: number,
  refusal: MessageKey = 'payloadTooLarge',
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // The throw cancels the stream: the remaining body is not read.
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > limit) throw new HttpError(refusal)
      chunks.push(chunk)
    }
  } catch (error) {
    // The client disconnected or sent broken chunks: not a server error.
    throw error instanceof HttpError ? error : new HttpError('malformedJson')
  }
  return Buffer.concat(chunks)
}

/** @throws HttpError 400 for invalid or ambiguous JSON */
function toNormalizedJson(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    checkJson(json)
    return new TextEncoder().encode(normalizeJson(json))
  } catch (error) {
    // The decoder throws a TypeError for invalid UTF-8.
    if (error instanceof MalformedJson || error instanceof TypeError) throw new HttpError('malformedJson')
    throw error
  }
}

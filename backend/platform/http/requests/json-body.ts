import { createMiddleware } from 'hono/factory'
import { HttpError } from '../answers/http-error'
import type { MessageKey } from '../answers/messages'
import { isAuthCall } from '../auth-call'
import { checkJson, MalformedJson } from './strict-json'

/** Contract, conventions: a body over 1 MiB is refused before it is read whole. */
export const maxBodyBytes = 1024 * 1024

/** What takes files instead of JSON: it reads its body by itself (see uploadBody), after asking for the right. */
const isUpload = (method: string, path: string) =>
  method === 'POST' &&
  /^\/[^/]+\/pageeditor-api\/media\/?$|^(?:\/[^/]+)?\/api\/(?:forms\/[^/]+\/answers|jobs\/my\/[^/]+\/(?:pdf|logo)|organizations\/my\/[^/]+\/logo|administration\/(?:[^/]+\/import|download-files\/content))\/?$/.test(
    path,
  )

const jsonType = /^application\/json\s*(;|$)/i

/**
 * Reads the body of a request and accepts only well-formed JSON: 413 beyond 1 MiB (by Content-Length at once,
 * without it by counting), 415 for another type, 400 for invalid or ambiguous JSON (see checkJson). It also
 * normalizes the type's spelling, since the router knows few others.
 */
export const jsonBody = createMiddleware(async (c, next) => {
  const request = c.req.raw
  if (!request.body || isUpload(c.req.method, c.req.path)) return next()
  if (Number(request.headers.get('Content-Length')) > maxBodyBytes) throw new HttpError('payloadTooLarge')
  const bytes = await readAtMost(request.body, maxBodyBytes)
  const headers = new Headers(request.headers)
  if (bytes.byteLength > 0) {
    // Without a type a form is none that a browser sends; allauth takes it for JSON.
    const untyped = isAuthCall(c) ? 'application/json' : ''
    if (!jsonType.test(headers.get('Content-Type') ?? untyped)) throw new HttpError('unsupportedMediaType')
    checkJsonBytes(bytes)
    headers.set('Content-Type', 'application/json')
  }
  c.req.raw = new Request(request, { headers, body: bytes })
  await next()
})

/**
 * A body whole, when it has no more bytes than the limit.
 * @throws HttpError `refusal` beyond it, 400 for a body that breaks off
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  limit: number,
  refusal: MessageKey = 'payloadTooLarge',
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Leaving the loop by the throw cancels the stream, so that the rest is not read.
    for await (const chunk of body) {
      size += chunk.byteLength
      if (size > limit) throw new HttpError(refusal)
      chunks.push(chunk)
    }
  } catch (error) {
    // The client disconnected or sent broken chunks: no error of the server.
    throw error instanceof HttpError ? error : new HttpError('malformedJson')
  }
  return Buffer.concat(chunks)
}

function checkJsonBytes(bytes: Uint8Array): void {
  try {
    checkJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    // The decoder throws a TypeError for invalid UTF-8.
    if (error instanceof MalformedJson || error instanceof TypeError) throw new HttpError('malformedJson')
    throw error
  }
}

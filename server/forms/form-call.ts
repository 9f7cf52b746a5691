import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isShortQuery } from '@/lib/contract/common/address'
import type { Locale } from '@/lib/contract/common/locale'
import type { ReturnedForm } from '@/lib/returned-form'
import { createCallHeaders } from '../calls/forward-calls'
import type { Client } from '../http/client-address'
import { closeIfUnread, endResponse } from '../http/request-body'

/**
 * Creates the headers of the call for a form without JavaScript. Such a form cannot send the
 * double-submit token as a header, so it is added here. The backend checks the origin instead.
 */
export function createFormHeaders(
  { request, client }: { request: IncomingMessage; client: Client },
  locale: Locale,
): Headers {
  const token = randomBytes(16).toString('hex')
  const headers = createCallHeaders(request, client)
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) headers.delete(name)
  headers.set('accept', 'application/json')
  // The body is read here, and not decoded.
  headers.set('accept-encoding', 'identity')
  headers.set('accept-language', locale)
  headers.set('x-csrftoken', token)
  const otherCookies = (headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => pair && !pair.startsWith('csrftoken='))
  headers.set('cookie', [...otherCookies, `csrftoken=${token}`].join('; '))
  return headers
}

/** Returns 429 or 503 if the backend did not examine the form. It can then be sent again. */
export function toFormStatus({ status }: Response): Pick<ReturnedForm, 'status'> {
  if (status === 429) return { status }
  return status >= 500 ? { status: 503 } : {}
}

interface JsonCall {
  method: string
  path: string
  locale: Locale
  /** Null for no body. */
  content: object | null
}

/** Creates the JSON call for a form without JavaScript. */
export function createJsonCall(
  exchange: { request: IncomingMessage; client: Client },
  { method, path, locale, content }: JsonCall,
): Request {
  const headers = createFormHeaders(exchange, locale)
  headers.set('content-type', 'application/json')
  const body = content && JSON.stringify(content)
  // Sets the length, because WSGI servers may not read chunks (PEP 3333).
  if (body !== null) headers.set('content-length', String(Buffer.byteLength(body)))
  const { client } = exchange
  return new Request(`${client.protocol}://${client.host}${path}`, { method, headers, redirect: 'manual', body })
}

const formTypePattern = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** Returns true for an HTML form without files. */
export function isForm({ headers }: IncomingMessage, body: string): boolean {
  return formTypePattern.test(headers['content-type'] ?? '') && isShortQuery(body)
}

/** Redirects with 303, so that a reload does not send the form again. */
export function redirectForm(response: ServerResponse, location: string): void {
  closeIfUnread(response.req, response)
  response.writeHead(303, { Location: location, 'Cache-Control': 'private, no-store', 'Content-Length': 0 })
  response.flushHeaders()
  void endResponse(response.req, response)
}

/**
 * Reads a body; null above `maxBytes`. Reads and drops a body up to `maxDroppedBytes`, because
 * browsers ignore a response that precedes the end of a form.
 * @throws Error if the client disconnects
 */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
  maxDroppedBytes = 4 * maxBytes,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers['content-length'] ?? 0) > maxDroppedBytes) return null
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > maxDroppedBytes) return null
    if (length <= maxBytes) chunks.push(bytes)
    else chunks.length = 0
  }
  return length > maxBytes ? null : Buffer.concat(chunks)
}

/** Returns the form to show again instead of a form that was not read. */
export function toUnreadForm(status: number, problems: ReturnedForm['problems']): ReturnedForm {
  return { formId: null, problems, status, values: {}, ticket: '' }
}

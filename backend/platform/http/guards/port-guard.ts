import { createHash, timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import { backendTokenHeader } from '@/lib/contract/site/backend-token'

type Fetch = (request: Request) => Promise<Response>

/** Headers about client, request and trace, which only a trusted proxy may set. */
const proxyHeaderPattern =
  /^(?:x-forwarded-.*|forwarded|x-real-ip|x-request-id|x-backend-visitor|traceparent|tracestate)$/
const forwardingHeaderPattern = /^(?:x-forwarded-.*|forwarded)$/

interface Connection {
  incoming: { socket: { remoteAddress?: string | undefined } }
}

/**
 * Guards the port of a separate backend. Only calls with the token of the site may set forwarding
 * headers and call `/internal/`. Other calls are rejected with 403 if they have such headers;
 * otherwise their client is the address of their connection.
 * @param token `BACKEND_TOKEN`; without it no call is trusted
 */
export function guardPort(fetch: Fetch, token: string | undefined, log: Logger) {
  const isSiteToken = token === undefined ? () => false : createTokenMatcher(token)
  return async (request: Request, { incoming }: Connection): Promise<Response> => {
    const headers = new Headers(request.headers)
    const sentToken = headers.get(backendTokenHeader)
    headers.delete(backendTokenHeader)
    if (sentToken !== null && isSiteToken(sentToken)) return fetch(new Request(request, { headers }))
    const names = [...headers.keys()]
    const isForged =
      token !== undefined && (sentToken !== null || names.some((name) => forwardingHeaderPattern.test(name)))
    if (isForged || /^\/internal(?:\/|$)/.test(new URL(request.url).pathname)) {
      log.warn({ method: request.method, status: 403 }, 'A call was rejected, because it does not come from the site')
      await request.body?.cancel()
      return Response.json({ detail: 'Only for the servers of the site.' }, { status: 403 })
    }
    for (const name of names) if (proxyHeaderPattern.test(name)) headers.delete(name)
    headers.set('X-Forwarded-For', (incoming.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, ''))
    return fetch(new Request(request, { headers }))
  }
}

/** Creates a comparison in constant time. */
function createTokenMatcher(token: string): (sentToken: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expectedDigest = digest(token)
  return (sentToken) => timingSafeEqual(digest(sentToken), expectedDigest)
}

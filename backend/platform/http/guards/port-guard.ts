import { createHash, timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import { backendTokenHeader } from '@/lib/contract/site/backend-token'

type Fetch = (request: Request) => Promise<Response>

/** The headers that only a proxy in front may set: they name the client, the request and its trace. */
const proxyHeaders =
  /^(?:x-forwarded-.*|forwarded|x-real-ip|x-request-id|x-backend-visitor|traceparent|tracestate)$/
const forwardingHeaders = /^(?:x-forwarded-.*|forwarded)$/

/** Facts about the connection of a request, from the server. */
interface Connection {
  incoming: { socket: { remoteAddress?: string | undefined } }
}

/**
 * Guards a backend that listens on a port of its own. The forwarding headers of a call with the token, which comes from the site's
 * server, are trusted. Any other call gets the address of its connection, and `/internal/` is refused; where a token is set, calls
 * with forwarding headers or a wrong token are refused, too.
 * @param token `BACKEND_TOKEN`; without one no forwarding header is trusted
 */
export function guardPort(fetch: Fetch, token: string | undefined, log: Logger) {
  const isToken = token === undefined ? () => false : tokenMatcher(token)
  return async (request: Request, { incoming }: Connection): Promise<Response> => {
    const headers = new Headers(request.headers)
    const sent = headers.get(backendTokenHeader)
    headers.delete(backendTokenHeader)
    if (sent !== null && isToken(sent)) return fetch(new Request(request, { headers }))
    const names = [...headers.keys()]
    const isForged =
      token !== undefined && (sent !== null || names.some((name) => forwardingHeaders.test(name)))
    if (isForged || /^\/internal(?:\/|$)/.test(new URL(request.url).pathname)) {
      log.warn(
        { method: request.method, status: 403 },
        'A call at the port was refused: it is not the site’s',
      )
      await request.body?.cancel()
      return Response.json({ detail: 'Only for the servers of the site.' }, { status: 403 })
    }
    for (const name of names) if (proxyHeaders.test(name)) headers.delete(name)
    headers.set('X-Forwarded-For', (incoming.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, ''))
    return fetch(new Request(request, { headers }))
  }
}

/** Compares in constant time, which discloses nothing about the token, not even its length. */
function tokenMatcher(token: string): (sent: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(token)
  return (sent) => timingSafeEqual(digest(sent), expected)
}

import { createHash, timingSafeEqual } from 'node:crypto'
import type { Logger } from 'pino'
import { backendTokenHeader } from '@/lib/contract/backend-token'

type Fetch = (request: Request) => Promise<Response>

/** Who a client is and which request this is may be said by a server in front alone. */
const saidInFront = /^(?:x-forwarded-.*|forwarded|x-real-ip|x-request-id)$/
const forged = /^(?:x-forwarded-.*|forwarded)$/

/** Facts about the connection of a request, from the server. */
interface Connection {
  incoming: { socket: { remoteAddress?: string | undefined } }
}

/**
 * The way into a backend that listens on a port of its own. A call with the token comes from the site's server and is believed
 * what it says of its client. Any other is its own client: the address is the connection's, `/internal/` is refused, and where a
 * token is set so is whatever claims to come from a server in front, or names a wrong token.
 * @param token `BACKEND_TOKEN`; without one nobody is believed
 */
export function guardPort(fetch: Fetch, token: string | undefined, log: Logger) {
  const isToken = token === undefined ? () => false : comparison(token)
  return async (request: Request, { incoming }: Connection): Promise<Response> => {
    const headers = new Headers(request.headers)
    const shown = headers.get(backendTokenHeader)
    headers.delete(backendTokenHeader)
    if (shown !== null && isToken(shown)) return fetch(new Request(request, { headers }))
    const names = [...headers.keys()]
    const isForged = token !== undefined && (shown !== null || names.some((name) => forged.test(name)))
    if (isForged || /^\/internal(?:\/|$)/.test(new URL(request.url).pathname)) {
      log.warn(
        { method: request.method, status: 403 },
        'A call at the port was refused: it is not the site’s',
      )
      await request.body?.cancel()
      return Response.json({ detail: 'Only for the servers of the site.' }, { status: 403 })
    }
    for (const name of names) if (saidInFront.test(name)) headers.delete(name)
    headers.set('X-Forwarded-For', (incoming.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, ''))
    return fetch(new Request(request, { headers }))
  }
}

/** Compares in constant time, which discloses nothing about the token, not even its length. */
function comparison(token: string): (shown: string) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(token)
  return (shown) => timingSafeEqual(digest(shown), expected)
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, type Encoding } from '@/lib/node/encodings'
import { getRequestContext } from '@/lib/request-context'
import { BackgroundQueue } from './background-queue'
import type { FinishedResponse, Variant } from './finished-response'
import { closeIfUnread, endResponse } from './request-body'
import { toRequestIdHeaders } from './request-id'

/**
 * Compressions in the best quality, one at a time. They share the thread pool with file access, DNS
 * and password hashing.
 */
const improvements = new BackgroundQueue<Variant>(100)

/** Sends a response in an accepted encoding, or 304. */
export async function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  finishedResponse: FinishedResponse,
): Promise<void> {
  const encoding = negotiateEncoding(request, finishedResponse)
  writeVariant(request, response, { finishedResponse, variant: await finishedResponse.loadVariant(encoding, 'quick') })
}

/** Sends a redirect. Adds the query that the page does not read (`a=1&b`) to the target. */
export async function sendRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  finishedResponse: FinishedResponse,
  unreadQuery: string,
): Promise<void> {
  const variant = await finishedResponse.loadVariant('identity', 'quick')
  const isLocation = (index: number) => variant.headers[index - 1] === 'location'
  const headers = variant.headers.map((value, index) =>
    isLocation(index) && unreadQuery !== '' ? addQuery(value, unreadQuery) : value,
  )
  writeVariant(request, response, { finishedResponse, variant: { ...variant, headers } })
}

/** Adds parameters before the fragment. */
function addQuery(address: string, query: string): string {
  const [path = '', ...fragment] = address.split('#')
  return [`${path}${path.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#')
}

export function isRedirect({ status }: FinishedResponse): boolean {
  return status > 300 && status < 309 && status !== 304
}

/**
 * Sends a cached response. The first request compresses it quickly, the second starts the best
 * compression.
 * @param updateSize called after a change of size; returns true if still cached
 */
export async function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  finishedResponse: FinishedResponse,
  updateSize: () => boolean,
): Promise<void> {
  const encoding = negotiateEncoding(request, finishedResponse)
  const best = finishedResponse.findVariant(encoding, 'best')
  if (best) return writeVariant(request, response, { finishedResponse, variant: best })
  const readyVariant = finishedResponse.findVariant(encoding, 'quick')
  const previousSize = finishedResponse.size
  const quick = readyVariant ?? (await finishedResponse.loadVariant(encoding, 'quick'))
  if (finishedResponse.size !== previousSize) updateSize()
  writeVariant(request, response, { finishedResponse, variant: quick })
  if (!readyVariant) return
  improvements.add(readyVariant, async () => {
    if (!updateSize()) return
    await finishedResponse.loadVariant(encoding, 'best')
    updateSize()
  })
}

/** Returns the best quality of the negotiated encoding; null before it has been created. */
export function findBestVariant(request: IncomingMessage, finishedResponse: FinishedResponse): Variant | null {
  return finishedResponse.findVariant(negotiateEncoding(request, finishedResponse), 'best')
}

function negotiateEncoding(request: IncomingMessage, finishedResponse: FinishedResponse): Encoding {
  const acceptEncoding = request.headers['accept-encoding']
  return finishedResponse.chooseEncodingFor(
    chooseEncoding(Array.isArray(acceptEncoding) ? acceptEncoding.join() : acceptEncoding),
  )
}

/** Writes a response, or 304 if the client already has it. */
function writeVariant(
  request: IncomingMessage,
  response: ServerResponse,
  { finishedResponse, variant }: { finishedResponse: FinishedResponse; variant: Variant },
): void {
  // With `setHeader`, Node would send only the last `Set-Cookie`.
  const idHeaders = toRequestIdHeaders(getRequestContext()?.id)
  const isUnreadForm = request.method === 'POST' && !request.complete
  if (isUnreadForm) closeIfUnread(request, response)
  if (finishedResponse.matches(request.headers['if-none-match'])) {
    response.writeHead(304, [...variant.unchangedHeaders, ...idHeaders])
    response.end()
    return
  }
  response.writeHead(finishedResponse.status, [...variant.headers, ...idHeaders])
  if (request.method === 'HEAD') response.end()
  else if (isUnreadForm) {
    response.write(variant.body)
    void endResponse(request, response)
  } else response.end(variant.body)
}

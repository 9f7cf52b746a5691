import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, type Encoding } from '@/lib/node/encodings'
import { BackgroundQueue } from './background-queue'
import type { FinishedAnswer, Variant } from './finished-answer'
import { requestIdHeader } from './request-id'

/**
 * Queue for the best compression, which shares its thread pool with file access, DNS and password
 * hashing.
 */
const improvements = new BackgroundQueue<Variant>(100)

/** Sends a response in an encoding that the client accepts, or 304 if the client already has it. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
): Promise<void> {
  const encoding = negotiateEncoding(request, answer)
  writeVariant(request, response, answer, await answer.variant(encoding, 'quick'))
}

/**
 * Sends a redirect that keeps the query parameters that the page does not read.
 * @param unreadQuery these parameters, `a=1&b`, or empty
 */
export async function sendRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
  unreadQuery: string,
): Promise<void> {
  const variant = await answer.variant('identity', 'quick')
  const headers = variant.headers.map((value, index, all) =>
    all[index - 1] === 'location' && unreadQuery !== '' ? withQuery(value, unreadQuery) : value,
  )
  writeVariant(request, response, answer, { ...variant, headers })
}

/** Adds parameters to an address, before its fragment. */
function withQuery(address: string, query: string): string {
  const [path = '', ...fragment] = address.split('#')
  return [`${path}${path.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#')
}

/** Returns true for redirects. */
export function isRedirect({ status }: FinishedAnswer): boolean {
  return status > 300 && status < 309 && status !== 304
}

/**
 * Sends a cached answer. The first request gets quick compression. After the second one, the answer
 * is compressed in the best quality in the background.
 * @param recount called after changes of the answer's size; returns true if it is still cached
 */
export async function sendCachedAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
  recount: () => boolean,
): Promise<void> {
  const encoding = negotiateEncoding(request, answer)
  const best = answer.ready(encoding, 'best')
  if (best) return writeVariant(request, response, answer, best)
  const compressed = answer.ready(encoding, 'quick')
  const before = answer.size
  const quick = compressed ?? (await answer.variant(encoding, 'quick'))
  if (answer.size !== before) recount()
  writeVariant(request, response, answer, quick)
  if (!compressed) return
  improvements.add(compressed, async () => {
    if (!recount()) return
    await answer.variant(encoding, 'best')
    recount()
  })
}

function negotiateEncoding(request: IncomingMessage, answer: FinishedAnswer): Encoding {
  const acceptEncoding = request.headers['accept-encoding']
  return answer.chooseEncodingFor(
    chooseEncoding(Array.isArray(acceptEncoding) ? acceptEncoding.join() : acceptEncoding),
  )
}

function writeVariant(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
  variant: Variant,
): void {
  // Passed to `writeHead`: after `setHeader`, Node would keep only one of several cookies.
  const id = Object.entries(requestIdHeader()).flat()
  if (answer.matches(request.headers['if-none-match'])) {
    response.writeHead(304, [...variant.unchangedHeaders, ...id])
    response.end()
    return
  }
  response.writeHead(answer.status, [...variant.headers, ...id])
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
}

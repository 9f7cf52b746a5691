import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, type Encoding } from '@/lib/node/encodings'
import { BackgroundQueue } from './background-queue'
import type { FinishedAnswer, Variant } from './finished-answer'
import { requestIdHeader } from './request-id'

/** Compressing well takes a thread of the pool that file access, DNS and password hashing need, too: one at a time, in a bounded queue. */
const improvements = new BackgroundQueue<Variant>(100)

/** Sends a response in an encoding that the client accepts, or 304 if the client already has it. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
): Promise<void> {
  const encoding = encodingOf(request, answer)
  write(request, response, answer, await answer.variant(encoding, 'quick'))
}

/**
 * Sends a redirect, which keeps the query parameters that the page does not read.
 * @param others that part of the query, `a=1&b`, or empty
 */
export async function sendRedirect(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
  others: string,
): Promise<void> {
  const variant = await answer.variant('identity', 'quick')
  const headers = variant.headers.map((value, index, all) =>
    all[index - 1] === 'location' && others !== '' ? withQuery(value, others) : value,
  )
  write(request, response, answer, { ...variant, headers })
}

/** An address with more of a query, before its fragment. */
function withQuery(address: string, others: string): string {
  const [path = '', ...fragment] = address.split('#')
  return [`${path}${path.includes('?') ? '&' : '?'}${others}`, ...fragment].join('#')
}

/** Whether an answer leads to another address. */
export function isRedirect({ status }: FinishedAnswer): boolean {
  return status > 300 && status < 309 && status !== 304
}

/**
 * Sends a cached answer. The first request gets it compressed quickly; after the second one it is compressed well in the
 * background, for all further ones.
 * @param recount called when the answer's size has changed; tells whether it is still cached
 */
export async function sendCachedAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
  recount: () => boolean,
): Promise<void> {
  const encoding = encodingOf(request, answer)
  const best = answer.ready(encoding, 'best')
  if (best) return write(request, response, answer, best)
  const compressed = answer.ready(encoding, 'quick')
  const before = answer.size
  const quick = compressed ?? (await answer.variant(encoding, 'quick'))
  if (answer.size !== before) recount()
  write(request, response, answer, quick)
  if (!compressed) return
  improvements.add(compressed, async () => {
    if (!recount()) return
    await answer.variant(encoding, 'best')
    recount()
  })
}

function encodingOf(request: IncomingMessage, answer: FinishedAnswer): Encoding {
  const accepted = request.headers['accept-encoding']
  return answer.encodingFor(chooseEncoding(Array.isArray(accepted) ? accepted.join() : accepted))
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
  variant: Variant,
): void {
  // Not set before: beside headers that are, Node keeps one of several cookies.
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

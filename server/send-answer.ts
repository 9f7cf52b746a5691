import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, type Encoding, type Quality } from './encodings'
import type { FinishedAnswer, Variant } from './finished-answer'

/** Sends an answer in the encoding that the client takes, or tells it that it has it already. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
): Promise<void> {
  const encoding = encodingOf(request, answer)
  write(request, response, answer, await answer.variant(encoding, 'quick'))
}

/**
 * Sends a redirect, which passes on what the rules did not look at of the visitor's query.
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
    all[index - 1] === 'location' && others !== ''
      ? `${value}${value.includes('?') ? '&' : '?'}${others}`
      : value,
  )
  write(request, response, answer, { ...variant, headers })
}

/** Whether an answer leads to another address. */
export function isRedirect({ status }: FinishedAnswer): boolean {
  return status > 300 && status < 309 && status !== 304
}

/**
 * Sends an answer that is kept. Whoever asks first gets it compressed quickly; once it has been asked for again it is
 * compressed as well as can be, for all after that.
 * @param onGrown called when the answer has become bigger
 */
export async function sendKeptAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: FinishedAnswer,
  onGrown: () => void,
): Promise<void> {
  const encoding = encodingOf(request, answer)
  const best = answer.ready(encoding, 'best')
  if (best) return write(request, response, answer, best)
  const isSecond = answer.ready(encoding, 'quick') !== null
  const quick = await grow(answer, encoding, 'quick', onGrown)
  write(request, response, answer, quick)
  if (isSecond) await grow(answer, encoding, 'best', onGrown)
}

async function grow(
  answer: FinishedAnswer,
  encoding: Encoding,
  quality: Quality,
  onGrown: () => void,
): Promise<Variant> {
  const before = answer.size
  const variant = await answer.variant(encoding, quality)
  if (answer.size !== before) onGrown()
  return variant
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
  if (answer.matches(request.headers['if-none-match'])) {
    response.writeHead(304, variant.unchangedHeaders)
    response.end()
    return
  }
  response.writeHead(answer.status, variant.headers)
  if (request.method === 'HEAD') response.end()
  else response.end(variant.body)
}

import type { ServerResponse } from 'node:http'
import { toRequestIdHeaders } from './request-id'

/** Node's response with its finished head, which has no public name. */
interface ResponseWithHead extends ServerResponse {
  _header?: string | null
}

/** Heads of this second around the request id, by header list. `Date` changes each second. */
const heads = new Map<readonly string[], string[]>()
let headSecond = 0

/**
 * Writes the head of a response that is sent often. Node validates and joins all headers at the
 * first response in a second; the others of that second get the same text with their own id.
 * @param headers alternating names and values, with which the status never changes
 */
export function writeRepeatedHead(
  response: ResponseWithHead,
  status: number,
  headers: readonly string[],
  requestId: string,
): void {
  const second = Math.floor(Date.now() / 1000)
  if (second !== headSecond) heads.clear()
  headSecond = second
  // In all other cases Node's head depends on the request.
  const isUsual =
    response.shouldKeepAlive && response.req.httpVersionMinor === 1 && response.getHeaderNames().length === 0
  const head = isUsual ? heads.get(headers) : undefined
  if (head) {
    response.statusCode = status
    response._header = head.join(requestId)
    return
  }
  const idHeaders = toRequestIdHeaders(requestId)
  response.writeHead(status, [...headers, ...idHeaders])
  const parts = response._header?.split(requestId)
  // A proxy may send an id that is also part of another header.
  if (isUsual && parts?.length === idHeaders.length / 2 + 1) heads.set(headers, parts)
}

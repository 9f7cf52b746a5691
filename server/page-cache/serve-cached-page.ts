import type { IncomingMessage, ServerResponse } from 'node:http'
import { isTracing } from '@/lib/node/tracing/tracing'
import type { RequestContext } from '@/lib/request-context'
import type { SetUpGate } from '../forms/set-up'
import { findBypass } from '../html/page-request'
import { writeRepeatedHead } from '../http/repeated-head'
import { hasBody } from '../http/request-body'
import { findBestVariant } from '../http/send-response'
import type { Turns } from '../limits/turns'
import type { PageCache } from './serve-pages'

interface CachedPageOptions {
  cache: PageCache
  turns: Turns
  isBehindCdn: boolean
  setUp?: SetUpGate
}

/**
 * Creates a fast path around the router for cached public pages. It handles a GET request if the
 * page of its exact address is cached, current, and compressed in the best quality. The response is
 * the same as the router's (`cached-page.test.ts`).
 *
 * The router has already checked every address in the cache, so the fast path does not repeat those
 * checks. It repeats the checks of the cookies, hosts and body. It leaves the request to the router
 * while requests are traced, behind a CDN, and until the site is set up.
 * @returns function that returns false if the router must handle the request
 */
export function createCachedPageServer({ cache, turns, isBehindCdn, setUp }: CachedPageOptions) {
  return (request: IncomingMessage, response: ServerResponse, context: RequestContext): boolean => {
    if (request.method !== 'GET' || !request.url || isBehindCdn || isTracing()) return false
    if (setUp?.maySetUpBePending || !isPlainVisit(request, request.url)) return false
    const finishedResponse = cache.findFresh(request.url)
    const variant = finishedResponse?.status === 200 ? findBestVariant(request, finishedResponse) : null
    if (!finishedResponse || !variant || !turns.reserve(context.client ?? '')) return false
    context.page = 'cached'
    if (finishedResponse.matches(request.headers['if-none-match'])) {
      writeRepeatedHead(response, 304, variant.unchangedHeaders, context.id)
      endWithTurn(response, undefined)
    } else {
      writeRepeatedHead(response, 200, variant.headers, context.id)
      endWithTurn(response, variant.body)
    }
    return true
  }
}

/** Written responses of this turn of the event loop, and their bodies. */
let endingResponses: [response: ServerResponse, body: Buffer | undefined][] = []

/**
 * Ends a response at the end of the turn. A proxy on this machine is then woken once for all
 * responses of the turn.
 */
function endWithTurn(response: ServerResponse, body: Buffer | undefined): void {
  if (endingResponses.length === 0) setImmediate(endResponses)
  endingResponses.push([response, body])
}

function endResponses(): void {
  const responses = endingResponses
  endingResponses = []
  for (const [response, body] of responses) response.end(body)
}

/** Returns true if the request has one host and no body, and its client gets the public page. */
function isPlainVisit(request: IncomingMessage, url: string): boolean {
  const queryStart = url.indexOf('?')
  const target = {
    pathname: queryStart < 0 ? url : url.slice(0, queryStart),
    search: queryStart < 0 ? '' : url.slice(queryStart),
  }
  return countHosts(request.rawHeaders) === 1 && !hasBody(request) && !findBypass(target, request.headers.cookie)
}

/** Counts the Host headers. `headersDistinct` would build another object with all headers. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

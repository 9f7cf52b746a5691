import type { IncomingMessage, ServerResponse } from 'node:http'
import { isTracing } from '@/lib/node/tracing/tracing'
import type { RequestContext } from '@/lib/request-context'
import type { SetUpGate } from '../forms/set-up'
import { findBypass } from '../html/page-request'
import { hasBody } from '../http/request-body'
import { findBestVariant, writeVariant } from '../http/send-answer'
import type { Turns } from '../limits/turns'
import type { PageCache } from './serve-pages'

interface KeptPageOptions {
  cache: PageCache
  turns: Turns
  isBehindCdn: boolean
  setUp?: SetUpGate
}

/**
 * Sends a public page from the cache before anything else is done for its request. It handles only
 * a plain GET of an address that is a key of the cache, whose page is current and compressed in the
 * best quality. The answer equals the one of the router (`kept-page.test.ts`).
 *
 * A key of the cache is an address that passed the router: the checks of the address, of the files
 * and of the calls need no repetition. The others are repeated here or exclude the request: the
 * bypass for members and editors, several hosts, bodies, traces, the headers of a CDN, the setup.
 * @returns false if the router must handle the request
 */
export function serveKeptPage({ cache, turns, isBehindCdn, setUp }: KeptPageOptions) {
  return (request: IncomingMessage, response: ServerResponse, context: RequestContext): boolean => {
    if (request.method !== 'GET' || !request.url || isBehindCdn || isTracing()) return false
    if (setUp?.maySetUpBePending || !isPlainVisit(request, request.url)) return false
    const answer = cache.findFresh(request.url)
    const variant = answer?.status === 200 ? findBestVariant(request, answer) : null
    if (!answer || !variant || !turns.takeNow(context.client ?? '')) return false
    context.page = 'cached'
    writeVariant(request, response, { answer, variant, requestId: context.id })
    return true
  }
}

/** Returns true if the page of an address is the same for the visitor as for all. */
function isPlainVisit(request: IncomingMessage, url: string): boolean {
  const mark = url.indexOf('?')
  const target = { pathname: mark < 0 ? url : url.slice(0, mark), search: mark < 0 ? '' : url.slice(mark) }
  return (
    countHosts(request.rawHeaders) === 1 && !hasBody(request) && !findBypass(target, request.headers.cookie)
  )
}

/** Counts the Host headers. `headersDistinct` would build a second object of all headers. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

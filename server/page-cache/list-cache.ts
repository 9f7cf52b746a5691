import type { Transport } from '@/lib/api/transport'
import { findSessionId } from '@/lib/api/visitor'
import { cacheTagHeader, parseCacheTags } from '@/lib/cache-tags'
import { isReading } from '../http/exchange'
import { TaggedCache } from './tagged-cache'

interface CachedResponse {
  status: number
  headers: Headers
  body: ArrayBuffer
  size: number
}

interface ListCacheOptions {
  transport: Transport
  maxBytes: number
  /** Returns true while changes are announced. Otherwise responses are cached for a second. */
  isLive: () => boolean
  now?: () => number
}

/**
 * Calls for public lists. Only with these parameters, because arbitrary ones could fill the memory.
 */
const cachedCallPattern =
  /^\/[a-z]{2}\/api\/(?:articles\/feed\.rss(?:\?section=(?:debate|press))?|jobs\/feed\.(?:rss|json)|events\/feed\.ics|sitemap(?:\/lists)?\/?)$/

/** Maximum age, because lists depend on the time. */
const maxAgeMs = 60_000

/** Request headers to remove: the response serves all clients and must be complete. */
const clientHeaderPattern = /^(?:x-forwarded-for|if-.*|range|accept-encoding|cookie)$/

const cachedResponses = new WeakSet<Response>()

/** Returns true for a response of this cache, which the backend has not logged. */
export function isFromListCache(response: Response): boolean {
  return cachedResponses.has(response)
}

/**
 * Caches expensive public responses until a tag changes, also for conditional requests. Forwards
 * all other calls, and calls with a session or key.
 */
export function createListCache({ transport, ...options }: ListCacheOptions): {
  transport: Transport
  drop(tags: readonly string[]): void
} {
  const cache = new TaggedCache<CachedResponse>(options)
  const now = options.now ?? Date.now

  async function load(request: Request) {
    const headers = new Headers([...request.headers].filter(([name]) => !clientHeaderPattern.test(name)))
    const response = await transport(new Request(request.url, { headers }))
    const body = await response.arrayBuffer()
    const tags = new Set(parseCacheTags(response.headers.get(cacheTagHeader) ?? undefined))
    return {
      value: { status: response.status, headers: response.headers, body, size: body.byteLength + 1024 },
      tags,
      isCacheable: response.status === 200 && tags.size > 0 && response.headers.getSetCookie().length === 0,
      validUntil: now() + maxAgeMs,
    }
  }

  return {
    async transport(request) {
      const { pathname, search } = new URL(request.url)
      const key = pathname + search
      if (!cachedCallPattern.test(key) || !isPublic(request)) return transport(request)
      const response = toResponse(cache.findFresh(key) ?? (await cache.load(key, () => load(request))), request)
      cachedResponses.add(response)
      return response
    },
    drop: (tags) => cache.drop(tags),
  }
}

function isPublic(request: Request): boolean {
  const { headers } = request
  const hasSession = findSessionId(headers.get('cookie') ?? undefined) !== null
  return isReading(request) && !headers.has('authorization') && !hasSession
}

function toResponse({ status, headers, body }: CachedResponse, request: Request): Response {
  if (status === 200 && isUnchanged(request.headers, headers)) {
    const unchangedHeaders = new Headers(headers)
    for (const name of ['content-type', 'content-length', 'content-disposition']) unchangedHeaders.delete(name)
    return new Response(null, { status: 304, headers: unchangedHeaders })
  }
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

/** Returns true if the client has the response, by its ETag (RFC 9110 §13.1.2). */
function isUnchanged(conditions: Headers, cachedHeaders: Headers): boolean {
  const strip = (etag: string) => etag.trim().replace(/^W\//, '')
  const etags = conditions.get('if-none-match')?.split(',') ?? []
  return etags.some((etag) => ['*', strip(cachedHeaders.get('etag') ?? '')].includes(strip(etag)))
}

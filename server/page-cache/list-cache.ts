import type { Transport } from '@/lib/api/transport'
import { findSessionId } from '@/lib/api/visitor'
import { cacheTagHeader, parseCacheTags } from '@/lib/cache-tags'
import { TaggedCache } from './tagged-cache'

/** A cached answer of the backend. */
interface CachedAnswer {
  status: number
  headers: Headers
  body: ArrayBuffer
  size: number
}

interface ListCacheOptions {
  transport: Transport
  maxBytes: number
  /**
   * Returns true while all changes are announced. Otherwise a response is cached for one second.
   */
  isLive: () => boolean
  now?: () => number
}

/**
 * Calls for public lists: feeds, the calendar and the index of the sitemap. Addresses with other
 * parameters are not cached, because their number is unlimited and could fill the memory.
 */
const cachedCalls =
  /^\/[a-z]{2}\/api\/(?:articles\/feed\.rss(?:\?section=(?:debate|press))?|jobs\/feed\.(?:rss|json)|events\/feed\.ics|sitemap(?:\/lists)?\/?)$/

/** Maximum age, because the lists also depend on the current time. */
const maxAgeMs = 60_000

/**
 * Request headers that are removed from a cached call, because its response serves all clients and
 * must be complete.
 */
const clientHeaders = /^(?:x-forwarded-for|if-.*|range|accept-encoding|cookie)$/

const cachedAnswers = new WeakSet<Response>()

/**
 * Returns true if a response came from this cache. The backend has then neither seen nor logged the
 * call.
 */
export function isFromListCache(answer: Response): boolean {
  return cachedAnswers.has(answer)
}

/**
 * Wraps a transport with a cache for expensive public responses. A response stays cached until one
 * of its tags changes, and also serves conditional requests. Calls with a session or a key, and all
 * other calls, are forwarded.
 */
export function createListCache({ transport, ...options }: ListCacheOptions): {
  transport: Transport
  drop(tags: readonly string[]): void
} {
  const cache = new TaggedCache<CachedAnswer>(options)
  const now = options.now ?? Date.now

  async function load(request: Request) {
    const headers = new Headers([...request.headers].filter(([name]) => !clientHeaders.test(name)))
    const answer = await transport(new Request(request.url, { headers }))
    const body = await answer.arrayBuffer()
    const tags = new Set(parseCacheTags(answer.headers.get(cacheTagHeader) ?? undefined))
    return {
      answer: { status: answer.status, headers: answer.headers, body, size: body.byteLength + 1024 },
      tags,
      isCacheable: answer.status === 200 && tags.size > 0 && answer.headers.getSetCookie().length === 0,
      validUntil: now() + maxAgeMs,
    }
  }

  return {
    async transport(request) {
      const { pathname, search } = new URL(request.url)
      const key = pathname + search
      if (!cachedCalls.test(key) || !isPublic(request)) return transport(request)
      const answer = toResponse(cache.findFresh(key) ?? (await cache.load(key, () => load(request))), request)
      cachedAnswers.add(answer)
      return answer
    },
    drop: (tags) => cache.drop(tags),
  }
}

function isPublic({ method, headers }: Request): boolean {
  const isReading = method === 'GET' || method === 'HEAD'
  return (
    isReading && !headers.has('authorization') && findSessionId(headers.get('cookie') ?? undefined) === null
  )
}

function toResponse({ status, headers, body }: CachedAnswer, request: Request): Response {
  if (status === 200 && isUnchanged(request.headers, headers)) {
    const unchangedHeaders = new Headers(headers)
    for (const name of ['content-type', 'content-length', 'content-disposition'])
      unchangedHeaders.delete(name)
    return new Response(null, { status: 304, headers: unchangedHeaders })
  }
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

/**
 * Returns true if the client already has the response (RFC 9110 §13.1). Compares the ETag; if the
 * request has none, the time of the last change.
 */
function isUnchanged(conditions: Headers, cached: Headers): boolean {
  const etags = conditions.get('if-none-match')
  const strip = (etag: string) => etag.trim().replace(/^W\//, '')
  if (etags === null) {
    const changedAt = cached.get('last-modified')
    return changedAt !== null && changedAt === conditions.get('if-modified-since')
  }
  return etags.split(',').some((etag) => ['*', strip(cached.get('etag') ?? '')].includes(strip(etag)))
}

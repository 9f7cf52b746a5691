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
  /** Returns true while changes are announced; otherwise an answer is cached for a second. */
  isLive: () => boolean
  now?: () => number
}

/**
 * Public lists at a fixed number of addresses: feeds, the calendar, the index of the sitemap.
 * Addresses with other parameters could fill the memory, so they are not cached.
 */
const cachedCalls =
  /^\/[a-z]{2}\/api\/(?:articles\/feed\.rss(?:\?section=(?:debate|press))?|jobs\/feed\.(?:rss|json)|events\/feed\.ics|sitemap(?:\/lists)?\/?)$/

/** Maximum age, because the lists depend on the current time. */
const maxAgeMs = 60_000

/**
 * Headers that are removed, because the cached call is made for all clients and the whole answer.
 */
const clientHeaders = /^(?:x-forwarded-for|if-.*|range|accept-encoding|cookie)$/

const cachedAnswers = new WeakSet<Response>()

/** Returns true for an answer from memory: the backend has neither seen nor logged the call. */
export function isFromListCache(answer: Response): boolean {
  return cachedAnswers.has(answer)
}

/**
 * Wraps a transport with a cache for expensive public answers. They are cached until one of their
 * tags changes, and also answer conditional requests. Other calls, and calls with a session or key,
 * are forwarded.
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
 * Returns true if the client has the answer (RFC 9110 §13.1), by its ETag, or without one by the
 * time of its last change.
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

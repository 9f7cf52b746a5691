import type { Transport } from '@/lib/api/transport'
import { findSessionId } from '@/lib/api/visitor'
import { cacheTagHeader, parseCacheTags } from '@/lib/cache-tags'
import { TaggedCache } from './tagged-cache'

/** An answer of the backend with its bytes. */
interface KeptAnswer {
  status: number
  headers: Headers
  body: ArrayBuffer
  size: number
}

interface KeptAnswersOptions {
  transport: Transport
  maxBytes: number
  /** Whether changes are announced; without that an answer is kept for a second. */
  isLive: () => boolean
  now?: () => number
}

/**
 * Whole lists that are the same for all, at a fixed number of addresses: feeds, the calendar, the
 * index of the sitemap. Addresses with other parameters could fill the memory; they are made for
 * each call.
 */
const keptCalls =
  /^\/[a-z]{2}\/api\/(?:articles\/feed\.rss(?:\?section=(?:debate|press))?|jobs\/feed\.(?:rss|json)|events\/feed\.ics|sitemap(?:\/lists)?\/?)$/

/** What they say of the present time is never older. */
const keptMs = 60_000

/** The call comes from the site, which asks on behalf of all, and for the whole answer. */
const ownHeaders = /^(?:x-forwarded-for|if-.*|range|accept-encoding|cookie)$/

const kept = new WeakSet<Response>()

/** Whether an answer comes from memory: the backend has not seen the call, nor logged it. */
export function isKept(answer: Response): boolean {
  return kept.has(answer)
}

/**
 * A transport that keeps answers which are expensive and the same for all, until one of their tags
 * changes, and answers conditional requests from them. Calls with a session or a key, and all other
 * calls, pass.
 */
export function keepAnswers({ transport, ...options }: KeptAnswersOptions): {
  transport: Transport
  drop(tags: readonly string[]): void
} {
  const cache = new TaggedCache<KeptAnswer>(options)
  const now = options.now ?? Date.now

  async function load(request: Request) {
    const headers = new Headers([...request.headers].filter(([name]) => !ownHeaders.test(name)))
    const answer = await transport(new Request(request.url, { headers }))
    const body = await answer.arrayBuffer()
    const tags = new Set(parseCacheTags(answer.headers.get(cacheTagHeader) ?? undefined))
    return {
      answer: { status: answer.status, headers: answer.headers, body, size: body.byteLength + 1024 },
      tags,
      isCacheable: answer.status === 200 && tags.size > 0 && answer.headers.getSetCookie().length === 0,
      validUntil: now() + keptMs,
    }
  }

  return {
    async transport(request) {
      const { pathname, search } = new URL(request.url)
      const key = pathname + search
      if (!keptCalls.test(key) || !isForAnybody(request)) return transport(request)
      const answer = answerFrom(cache.fresh(key) ?? (await cache.load(key, () => load(request))), request)
      kept.add(answer)
      return answer
    },
    drop: (tags) => cache.drop(tags),
  }
}

function isForAnybody({ method, headers }: Request): boolean {
  const isReading = method === 'GET' || method === 'HEAD'
  return (
    isReading && !headers.has('authorization') && findSessionId(headers.get('cookie') ?? undefined) === null
  )
}

function answerFrom({ status, headers, body }: KeptAnswer, request: Request): Response {
  if (status === 200 && isUnchanged(request.headers, headers)) {
    const unchanged = new Headers(headers)
    for (const name of ['content-type', 'content-length', 'content-disposition']) unchanged.delete(name)
    return new Response(null, { status: 304, headers: unchanged })
  }
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

/**
 * Whether the client has the answer (RFC 9110 §13.1): its ETag decides, else the time of its last
 * change.
 */
function isUnchanged(asked: Headers, kept: Headers): boolean {
  const etags = asked.get('if-none-match')
  const strip = (etag: string) => etag.trim().replace(/^W\//, '')
  if (etags === null) {
    const changedAt = kept.get('last-modified')
    return changedAt !== null && changedAt === asked.get('if-modified-since')
  }
  return etags.split(',').some((etag) => ['*', strip(kept.get('etag') ?? '')].includes(strip(etag)))
}

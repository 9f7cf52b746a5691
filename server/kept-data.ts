import type { Transport } from '@/lib/api/transport'
import { cacheTagHeader, parseCacheTags } from '@/lib/cache-tags'
import type { Loaded, TaggedCache } from './tagged-cache'

/** An answer of the backend, read whole. */
export interface KeptData {
  status: number
  headers: Headers
  body: ArrayBuffer
  size: number
}

/** What an answer takes beside its body, roughly. */
const overhead = 2048
const keptStatuses = new Set([200, 404])

/**
 * Answers the site's own reads from memory, so that rendering a page costs no query while nothing has changed. Kept is
 * what is the same for everybody and names what makes it stale: answers to GET without cookies that carry `Cache-Tag`.
 * While nobody tells of changes every read goes to the backend.
 */
export function keepPublicData(
  transport: Transport,
  cache: TaggedCache<KeptData>,
  isLive: () => boolean,
): Transport {
  return async (request) => {
    if (!isLive() || !isPublicRead(request)) return transport(request)
    const { pathname, search } = new URL(request.url)
    const key = [
      pathname + search,
      request.headers.get('accept-language'),
      request.headers.get('accept'),
    ].join('\n')
    const data = cache.fresh(key) ?? (await cache.load(key, () => load(request, transport)))
    return new Response(data.body, { status: data.status, headers: data.headers })
  }
}

function isPublicRead(request: Request): boolean {
  return request.method === 'GET' && !request.headers.has('cookie') && !request.headers.has('authorization')
}

/** Others may wait for the answer, so it does not end with the one who asked first. */
async function load(request: Request, transport: Transport): Promise<Loaded<KeptData>> {
  const answer = await transport(new Request(request.url, { headers: request.headers }))
  const body = await answer.arrayBuffer()
  const tags = new Set(parseCacheTags(answer.headers.get(cacheTagHeader)))
  const isKept = keptStatuses.has(answer.status) && tags.size > 0 && !answer.headers.has('set-cookie')
  const size = body.byteLength + overhead
  return { answer: { status: answer.status, headers: answer.headers, body, size }, tags, isKept }
}

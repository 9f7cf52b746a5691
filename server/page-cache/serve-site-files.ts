import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getMimeType } from 'hono/utils/mime'
import { nullIfMissing } from '@/lib/node/null-if-missing'
import { type FinishOptions, finishPage } from '../html/finish-page'
import type { FinishedResponse } from '../http/finished-response'
import type { RequestTarget } from '../http/request-target'
import { sendCachedResponse } from '../http/send-response'
import { TaggedCache } from './tagged-cache'

const maxBytes = 64 * 2 ** 20
const noTags: ReadonlySet<string> = new Set()

/** Paths of files that are named by their content and cached forever. */
const immutablePathPattern = /^\/(?:_next\/static|motion)\//

/**
 * Creates the function that serves listed files. Each file is read once, and compressed once unless
 * the build has compressed it (`name.br`).
 */
export function createFileServer(options: FinishOptions) {
  const cache = new TaggedCache<FinishedResponse>({ servesStale: true, maxBytes, isLive: () => true })

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { pathname }: RequestTarget,
    file: string,
  ): Promise<void> => {
    const load = async () => ({ value: await finish(pathname, file), tags: noTags, isCacheable: true })
    const finishedResponse = cache.findFresh(file) ?? (await cache.load(file, load))
    return sendCachedResponse(request, response, finishedResponse, () => cache.updateSize(file, finishedResponse))
  }

  async function finish(pathname: string, file: string): Promise<FinishedResponse> {
    const headers = {
      'content-type': getMimeType(file) ?? 'application/octet-stream',
      ...(immutablePathPattern.test(pathname) ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
    }
    const body = await readFile(file)
    const page = {
      status: 200,
      headers,
      body,
      tags: noTags,
      isPublic: true,
      isMissing: false,
      isRestricted: false,
    }
    const finishedResponse = finishPage(page, true, options)
    const brotliBytes = await nullIfMissing(readFile(`${file}.br`))
    if (brotliBytes) finishedResponse.setEncoded('br', brotliBytes)
    return finishedResponse
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { defaultLocale, isLocale, locales } from '@/lib/contract/common/locale'
import { buildPath } from '@/lib/i18n/paths'
import type { FairQueue } from '@/lib/node/fairness/fair-queue'
import { type FinishOptions, finishPage, hasFailed, isComplete } from '../html/finish-page'
import type { PageRequest } from '../html/page-request'
import type { RenderedPage } from '../html/render-page'
import type { FinishedResponse } from '../http/finished-response'
import { sendCachedResponse, sendResponse } from '../http/send-response'
import type { TaggedCache } from './tagged-cache'

interface MissingPageOptions extends FinishOptions {
  cache: TaggedCache<FinishedResponse>
  render: (page: PageRequest, client: string) => Promise<RenderedPage>
  queue: FairQueue
}

const paths = new Set(locales.map((locale) => buildPath(locale, '/404')))

/** Returns true for the address of the 404 page. */
export function isMissingPath(pathname: string): boolean {
  return paths.has(pathname)
}

/**
 * Creates the function that serves the 404 page, rendered once per language. Next's router gets an
 * empty 404 and then loads the address as a document.
 */
export function createMissingPageServer(options: MissingPageOptions) {
  const { cache, queue, render } = options
  const emptyPage = {
    status: 404,
    headers: { 'content-type': 'text/x-component' },
    body: Buffer.alloc(0),
    tags: new Set<string>(),
    isPublic: false,
    isMissing: true,
    isRestricted: false,
  }

  async function load(pathname: string, client: string) {
    const request = { pathname, search: '', unreadQuery: '', key: pathname, isShared: true, headers: {} }
    const page = await render(request, client)
    const isCacheable = page.status === 404 && isComplete(page)
    return {
      value: finishPage(page, true, options),
      tags: page.tags,
      isCacheable,
      hasFailed: page.hasGap === true || hasFailed(page),
    }
  }

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    { pathname, headers }: PageRequest,
    client: string,
  ): Promise<void> => {
    if (headers.rsc) return sendResponse(request, response, finishPage(emptyPage, true, options))
    const language = pathname.split('/', 2)[1]
    const key = buildPath(isLocale(language) ? language : defaultLocale, '/404')
    const cachedPage = cache.findFresh(key)
    if (!cachedPage) queue.join(client, key)
    const finishedResponse = cachedPage ?? (await cache.load(key, () => load(key, client)))
    return sendCachedResponse(request, response, finishedResponse, () => cache.updateSize(key, finishedResponse))
  }
}

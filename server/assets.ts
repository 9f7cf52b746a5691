import type { IncomingMessage, ServerResponse } from 'node:http'
import { type FinishOptions, finishPage } from './finish'
import type { FinishedAnswer } from './finished-answer'
import { type PageHandler, renderPage } from './render-page'
import type { RequestTarget } from './request-target'
import { sendAnswer, sendKeptAnswer } from './send-answer'
import { TaggedCache } from './tagged-cache'

const maxBytes = 64 * 2 ** 20
const noTags: ReadonlySet<string> = new Set()

interface AssetsOptions extends FinishOptions {
  handler: PageHandler
  siteUrl: URL
}

type Serve = (request: IncomingMessage, response: ServerResponse, target: RequestTarget) => Promise<void>

/** Whether a path is that of a built file, whose name changes with its content. */
export function isAssetPath(pathname: string): boolean {
  return pathname.startsWith('/_next/static/')
}

/** Serves the built files, each read and compressed once. A query changes nothing. */
export function serveAssets(options: AssetsOptions): Serve {
  const cache = new TaggedCache<FinishedAnswer>({
    standsIn: true,
    maxBytes,
    isLive: () => true,
  })

  return async (request, response, { pathname }) => {
    const known = cache.fresh(pathname)
    const answer = known ?? (await cache.load(pathname, () => load(pathname)))
    if (answer.status !== 200) return sendAnswer(request, response, answer)
    return sendKeptAnswer(request, response, answer, () => cache.recount(pathname, answer))
  }

  async function load(pathname: string) {
    const page = { pathname, search: '', key: pathname, headers: {} }
    const rendered = await renderPage(page, options.handler, options.siteUrl)
    return { answer: finishPage(rendered, true, options), tags: noTags, isKept: rendered.status === 200 }
  }
}

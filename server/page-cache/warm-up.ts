import { setTimeout as wait } from 'node:timers/promises'
import { locales } from '@/lib/contract/common/locale'
import { toPageRequest } from '../html/page-request'
import { type PageHandler, renderPage } from '../html/render-page'

/**
 * Renders the home pages before the server accepts requests: the first render loads the code of pages, which blocks the event loop.
 * A failure is not reported here: it recurs with the first request for the page.
 * @param timeoutMs so that a backend that does not answer does not keep the site from starting: it has pages for that case
 */
export async function warmUp(handler: PageHandler, siteUrl: URL, timeoutMs = 5000): Promise<void> {
  const rendering = (async () => {
    for (const locale of locales) {
      await renderPage(toPageRequest({ pathname: `/${locale}`, search: '' }, {}, false), handler, siteUrl)
    }
  })().catch(() => undefined)
  // The limit outlives a quick rendering: it must not keep a program that is stopped alive.
  await Promise.race([rendering, wait(timeoutMs, undefined, { ref: false })])
}

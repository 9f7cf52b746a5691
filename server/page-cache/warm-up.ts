import { setTimeout as wait } from 'node:timers/promises'
import { locales } from '@/lib/contract/common/locale'
import { toPageRequest } from '../html/page-request'
import { type PageHandler, renderPage } from '../html/render-page'

/**
 * Renders the home pages before the server accepts requests, because the first render loads the
 * code of pages and blocks the event loop. A failure is not reported here; it recurs with the first
 * request for the page.
 * @param timeoutMs limit, so that the site starts even if the backend does not answer
 */
export async function warmUp(handler: PageHandler, siteUrl: URL, timeoutMs = 5000): Promise<void> {
  const rendering = (async () => {
    for (const locale of locales) {
      await renderPage(toPageRequest({ pathname: `/${locale}`, search: '' }, {}, false), handler, siteUrl)
    }
  })().catch(() => undefined)
  // `ref: false`: the timer outlives a quick render and must not keep a stopped program alive.
  await Promise.race([rendering, wait(timeoutMs, undefined, { ref: false })])
}

import { setTimeout as wait } from 'node:timers/promises'
import { locales } from '@/lib/contract/common/locale'
import { toPageRequest } from '../html/page-request'
import { type PageHandler, renderPage } from '../html/render-page'

/**
 * Renders the home pages before the server accepts requests, because the first render loads the
 * code of the pages and blocks the event loop. A failure is not reported here, because the first
 * request for the page fails in the same way.
 * @param timeoutMs limit, so that the site starts even if the backend does not respond
 */
export async function warmUp(handler: PageHandler, siteUrl: URL, timeoutMs = 5000): Promise<void> {
  const homePageRenders = (async () => {
    for (const locale of locales) {
      await renderPage(toPageRequest({ pathname: `/${locale}`, search: '' }, {}, false), handler, siteUrl)
    }
  })().catch(() => undefined)
  // With `ref: false` the timer does not keep a stopped program alive after the renders have ended.
  await Promise.race([homePageRenders, wait(timeoutMs, undefined, { ref: false })])
}

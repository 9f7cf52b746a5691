import { setTimeout as wait } from 'node:timers/promises'
import { locales } from '@/lib/contract/locale'
import { toPageRequest } from './page-request'
import { type PageHandler, renderPage } from './render-page'

/**
 * Renders the home pages for nobody, before anybody is let in: the code of pages is loaded with the first one, in one go in which
 * nobody else is answered. A failure is not reported here: the first request for the page has it again.
 * @param longestMs a backend that does not answer keeps no site from opening: it has pages that tell of that
 */
export async function warmUp(handler: PageHandler, siteUrl: URL, longestMs = 5000): Promise<void> {
  const rendering = (async () => {
    for (const locale of locales) {
      await renderPage(toPageRequest({ pathname: `/${locale}`, search: '' }, {}, false), handler, siteUrl)
    }
  })().catch(() => undefined)
  // The limit outlives a quick rendering: it must not keep a program that is stopped alive.
  await Promise.race([rendering, wait(longestMs, undefined, { ref: false })])
}

import { isLocale, type Locale } from '@/lib/contract/common/locale'
import { parsePreferredLocale } from '@/lib/i18n/accept-language'
import { buildPath } from '@/lib/i18n/paths'
import { formatReturnCookie } from '@/lib/i18n/return-address'
import type { FinishOptions } from '../html/finish-page'
import { createStaticResponse } from '../html/static-response'
import { toClientKey } from '../http/client-key'
import { isVisit, type RoutedExchange } from '../http/exchange'
import type { FinishedResponse } from '../http/finished-response'
import { sendResponse } from '../http/send-response'
import type { ServePage } from '../page-cache/serve-pages'

interface RefusalPagesOptions extends FinishOptions {
  servePage: ServePage
}

/** Operators open these checks, whose refusals have the reason. */
const healthPattern = /\/api\/health\//

/**
 * Returns true for addresses whose 401 asks for a login. Other calls may require a
 * recent password, for which the login has no form.
 */
const isLoginEnough = (pathname: string) => pathname.startsWith('/api/files/') || !pathname.includes('/api/')

/** Returns the language of the address, otherwise the browser's. Addresses of files have none. */
function findLocale({ request, target }: RoutedExchange): Locale {
  const language = target.pathname.split('/', 2)[1]
  return isLocale(language) ? language : parsePreferredLocale(request.headers['accept-language'] ?? null)
}

/**
 * Creates the function that finds the page for a file or feed that the backend refuses to a
 * visitor: the login, which returns to the file, or an error page with the same status. Scripts and
 * API clients get the response of the backend. Shared caches store none of these responses.
 */
export function createRefusalPages({ servePage, ...options }: RefusalPagesOptions) {
  const busyResponse = createStaticResponse('busy', options)
  const failedResponse = createStaticResponse('failed', options)

  function findStaticResponse(status: number): FinishedResponse | null {
    if (status === 500) return failedResponse
    return status > 500 || status === 429 ? busyResponse : null
  }

  function redirectToLogin({ response, target }: RoutedExchange, locale: Locale): void {
    response.setHeader('Set-Cookie', formatReturnCookie(`${target.pathname}${target.search}`, options))
    const headers = { Location: buildPath(locale, '/account/login'), 'Cache-Control': 'private, no-store' }
    response.writeHead(303, { ...headers, 'Content-Length': 0 }).end()
  }

  return (exchange: RoutedExchange, status: number): (() => Promise<void>) | null => {
    const { request, response, target, client } = exchange
    if (!isVisit(request) || healthPattern.test(target.pathname)) return null
    const locale = findLocale(exchange)
    const sendPage = (page: { pathname: string; errorStatus?: number }) => async () =>
      servePage(request, response, { search: '', ...page }, toClientKey(client.address))
    if (status === 401 && isLoginEnough(target.pathname)) return async () => redirectToLogin(exchange, locale)
    if (status === 403 || status === 410) return sendPage({ pathname: `/${locale}`, errorStatus: status })
    if (status === 404) return sendPage({ pathname: buildPath(locale, '/404') })
    const staticResponse = findStaticResponse(status)
    return staticResponse && (async () => sendResponse(request, response, staticResponse))
  }
}

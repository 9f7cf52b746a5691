import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/nextjs'
import { redactPath } from '../redact-path'
import { beforeSend } from './before-send'
import { noDataCollection } from './data-collection'
import type { ReportedError, ReportScript } from './early-errors'
import { isExpected } from './expected-error'
import { createReportLimit, toErrorKey } from './report-limit'

/** Maximum number of reports that a page sends in a minute: in total, and of the same error. */
const limits = { perMinute: 10, sameErrorPerMinute: 2 }

/**
 * Starts error reporting in the browser. This module is a script of its own, which a page loads
 * when its first error occurs (early-errors.ts).
 * @returns a function that reports an error, unless the error is expected, comes from another
 * program, or exceeds the limit
 */
export const openReports: ReportScript['openReports'] = ({ dsn, release, environment }) => {
  const mayReport = createReportLimit(limits)
  // `Sentry.init` would also add listeners to the page, to its console and to its requests.
  const client = new BrowserClient({
    dsn,
    release,
    environment,
    beforeSend,
    dataCollection: noDataCollection,
    integrations: [],
    sendClientReports: false,
    maxBreadcrumbs: 0,
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
  })
  client.init()

  return (...[thrown, activity]: ReportedError) => {
    const error = thrown instanceof Error ? thrown : new Error(`The thrown value is not an error: ${typeof thrown}`)
    if (isExpected(error) || isReportedByServer(error) || !isFromSite(error) || !mayReport(toErrorKey(error))) return
    const tags = {
      program: 'browser',
      about: activity,
      path: redactPath(location.pathname),
      request_id: findRequestId(),
    }
    client.captureException(error, { captureContext: { tags } }, new Scope())
  }
}

/** Returns true for an error on the server. The server has logged it with the same digest. */
function isReportedByServer(error: Error): boolean {
  return 'digest' in error
}

/**
 * Returns true if the error comes from code of the site. Browser extensions and other programs also
 * run code in its pages.
 */
function isFromSite({ stack = '' }: Error): boolean {
  return !/(?:extension|user-script|webkit-masked-url):\/\//.test(stack)
}

/** Finds the request id of the page, which the server logs as well (server/http/request-id.ts). */
function findRequestId(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.find(({ name }) => name === 'request')?.description
}

import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/nextjs'
import { redactPath } from '../redact-path'
import { beforeSend } from './before-send'
import { noDataCollection } from './data-collection'
import type { EarlyError, ReportScript } from './early-errors'
import { isExpected } from './expected-error'
import { createReportLimit, nameOfError } from './report-limit'

/** Of one page, in a minute. */
const limits = { perMinute: 10, ofOne: 2 }

/**
 * Opens the reports of a browser. A script of its own, which a page fetches with its first error; see early-errors.ts.
 * @returns what reports an error, unless it is an expected one, another program's, or the limit of reports is reached
 */
export const openReports: ReportScript['openReports'] = ({ dsn, release, environment }) => {
  const mayReport = createReportLimit(limits)
  // The client alone: what `init` adds to it listens to the page, to its console and to its requests.
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

  return (...[thrown, about]: EarlyError) => {
    const error = thrown instanceof Error ? thrown : new Error(`Thrown was no error but: ${typeof thrown}`)
    if (isExpected(error) || isReportedByServer(error) || !isOwn(error) || !mayReport(nameOfError(error)))
      return
    const tags = { program: 'browser', about, path: redactPath(location.pathname), request_id: requestId() }
    client.captureException(error, { captureContext: { tags } }, new Scope())
  }
}

/** What broke on the server arrives here under the name that the server's log has for it. */
function isReportedByServer(error: Error): boolean {
  return 'digest' in error
}

/** Whether an error came from the site's code: extensions of the browser and other programs run in its pages too. */
function isOwn({ stack = '' }: Error): boolean {
  return !/(?:extension|user-script|webkit-masked-url):\/\//.test(stack)
}

/** What the request for this page is called in the server's log; see server/http/request-id.ts. */
function requestId(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming?.find(({ name }) => name === 'request')?.description
}

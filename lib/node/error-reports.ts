import { isExpected } from '../error-reporting/expected-error'
import { createReportLimit, nameOfError } from '../error-reporting/report-limit'
import { rootCause } from './describe-error'
import type { ReportClient, ReportClientOptions, ReportTags } from './report-client'

/** The rate limits of one process. */
const limits = { perMinute: 30, ofOne: 3 }
export interface ErrorReportsOptions extends ReportClientOptions {
  program: 'server' | 'backend'
}

/** The context of an error. */
export interface ErrorCircumstances {
  /** What the program was doing, in words of our own, which have no personal data. */
  about?: string | undefined
  requestId?: string | undefined
}

export interface ErrorReports {
  /** Reports an error, unless it is an expected one or the limit of reports is reached. Does not wait for the answer. */
  report(error: Error, circumstances: ErrorCircumstances): void
  /** Waits until pending reports are sent, up to the timeout. */
  flush(timeoutMs: number): Promise<void>
}

/** Reports the errors of a process to a server that speaks Sentry's protocol. The SDK is loaded with the first report. */
export function openErrorReports(options: ErrorReportsOptions): ErrorReports {
  const mayReport = createReportLimit(limits)
  let client: Promise<ReportClient> | undefined

  async function send(error: Error, tags: ReportTags): Promise<void> {
    client ??= import('./report-client').then(({ openReportClient }) => openReportClient(options))
    const { send: sendReport } = await client
    sendReport(error, tags)
  }

  return {
    report(thrown, { about, requestId }) {
      const error = rootCause(thrown)
      if (isExpected(thrown) || isExpected(error) || !mayReport(nameOfError(error))) return
      const code = 'code' in error ? String(error.code) : undefined
      // If the report fails, the error still is in the log.
      send(error, { program: options.program, about, request_id: requestId, code }).catch(() => undefined)
    },
    async flush(timeoutMs) {
      if (!client) return
      await client.then(({ flush }) => flush(timeoutMs)).catch(() => undefined)
    },
  }
}

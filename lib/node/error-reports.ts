import { isExpected } from '../error-reporting/expected-error'
import { createReportLimit, nameOfError } from '../error-reporting/report-limit'
import { rootCause } from './describe-error'
import type { ReportClient, ReportClientOptions, ReportTags } from './report-client'

/** Of one process, in a minute. */
const limits = { perMinute: 30, ofOne: 3 }
export interface ErrorReportsOptions extends ReportClientOptions {
  program: 'server' | 'backend'
}

/** What is known of an error beside itself. */
export interface ErrorCircumstances {
  /** Our own words for what was being done. */
  about?: string | undefined
  requestId?: string | undefined
}

export interface ErrorReports {
  /** Reports an error, unless it is an expected one or the limit of reports is reached. Does not wait for the answer. */
  report(error: Error, circumstances: ErrorCircumstances): void
  /** Waits for what is on its way, so long at most. */
  flush(timeoutMs: number): Promise<void>
}

/** The reports of a process to a server that speaks Sentry's protocol. The SDK is loaded for the first of them. */
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
      // Errors that cannot be reported are in the log.
      send(error, { program: options.program, about, request_id: requestId, code }).catch(() => undefined)
    },
    async flush(timeoutMs) {
      if (!client) return
      await client.then(({ flush }) => flush(timeoutMs)).catch(() => undefined)
    },
  }
}

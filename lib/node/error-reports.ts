import { isExpected } from '../error-reporting/expected-error'
import { createReportLimit, toErrorKey } from '../error-reporting/report-limit'
import { findRootCause } from './describe-error'
import type { ReportClient, ReportClientOptions, ReportTags } from './report-client'

/** Maximum number of reports per minute: in total, and of the same error. */
const limits = { perMinute: 30, sameErrorPerMinute: 3 }

export interface ErrorReportsOptions extends ReportClientOptions {
  program: 'server' | 'backend'
}

export interface ErrorCircumstances {
  /** The failed activity, without personal data. */
  activity?: string | undefined
  requestId?: string | undefined
}

export interface ErrorReports {
  /** Starts to report an error, unless it is expected or exceeds the limits. */
  report(error: Error, circumstances: ErrorCircumstances): void
  /** Waits until pending reports are sent, or for the timeout. */
  flush(timeoutMs: number): Promise<void>
}

/** Opens reports in Sentry's protocol. The first error loads the SDK. */
export function openErrorReports(options: ErrorReportsOptions): ErrorReports {
  const mayReport = createReportLimit(limits)
  let client: Promise<ReportClient> | undefined

  async function send(error: Error, tags: ReportTags): Promise<void> {
    client ??= import('./report-client').then(({ openReportClient }) => openReportClient(options))
    const { send: sendReport } = await client
    sendReport(error, tags)
  }

  return {
    report(error, { activity, requestId }) {
      const cause = findRootCause(error)
      if (isExpected(error) || isExpected(cause) || !mayReport(toErrorKey(cause))) return
      const code = 'code' in cause ? String(cause.code) : undefined
      // A report that cannot be sent is dropped, because the log also contains the error.
      send(cause, { program: options.program, about: activity, request_id: requestId, code }).catch(() => undefined)
    },
    async flush(timeoutMs) {
      if (!client) return
      await client.then(({ flush }) => flush(timeoutMs)).catch(() => undefined)
    },
  }
}

import { isExpected } from '../error-reporting/expected-error'
import { createReportLimit, toErrorKey } from '../error-reporting/report-limit'
import { rootCause } from './describe-error'
import type { ReportClient, ReportClientOptions, ReportTags } from './report-client'

/** Maximum number of reports that a process sends in a minute: in total, and of the same error. */
const limits = { perMinute: 30, sameErrorPerMinute: 3 }
export interface ErrorReportsOptions extends ReportClientOptions {
  program: 'server' | 'backend'
}

/** Context of an error. */
export interface ErrorCircumstances {
  /** Description of the activity that failed, without personal data. */
  about?: string | undefined
  requestId?: string | undefined
}

export interface ErrorReports {
  /**
   * Reports an error, unless it is expected or exceeds the limit. Does not wait for the response.
   */
  report(error: Error, circumstances: ErrorCircumstances): void
  /** Waits until pending reports are sent, or until the timeout. */
  flush(timeoutMs: number): Promise<void>
}

/**
 * Reports the errors of a process to a server that uses Sentry's protocol. The SDK is loaded when
 * the first error is reported.
 */
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
      if (isExpected(thrown) || isExpected(error) || !mayReport(toErrorKey(error))) return
      const code = 'code' in error ? String(error.code) : undefined
      // A failed report is ignored, because the error is in the log.
      send(error, { program: options.program, about, request_id: requestId, code }).catch(() => undefined)
    },
    async flush(timeoutMs) {
      if (!client) return
      await client.then(({ flush }) => flush(timeoutMs)).catch(() => undefined)
    },
  }
}

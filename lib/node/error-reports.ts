import { isExpected } from '../error-reporting/expected-error'
import { createReportLimit, toErrorKey } from '../error-reporting/report-limit'
import { rootCause } from './describe-error'
import type { ReportClient, ReportClientOptions, ReportTags } from './report-client'

/** Maximum reports per minute: in total, and of the same error. */
const limits = { perMinute: 30, sameErrorPerMinute: 3 }
export interface ErrorReportsOptions extends ReportClientOptions {
  program: 'server' | 'backend'
}

export interface ErrorCircumstances {
  /** The failed activity, without personal data. */
  about?: string | undefined
  requestId?: string | undefined
}

export interface ErrorReports {
  /** Reports an unexpected error within the limits, without waiting. */
  report(error: Error, circumstances: ErrorCircumstances): void
  /** Waits for pending reports or the timeout. */
  flush(timeoutMs: number): Promise<void>
}

/** Reports errors in Sentry's protocol. Loads the SDK with the first error. */
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
      // The log has the error.
      send(error, { program: options.program, about, request_id: requestId, code }).catch(() => undefined)
    },
    async flush(timeoutMs) {
      if (!client) return
      await client.then(({ flush }) => flush(timeoutMs)).catch(() => undefined)
    },
  }
}

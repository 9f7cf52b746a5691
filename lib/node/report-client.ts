import { createTransport, type EdgeOptions, getClient, init, Scope } from '@sentry/nextjs'
import { beforeSend } from '../error-reporting/before-send'
import { noDataCollection } from '../error-reporting/data-collection'
import { createReportSender } from './send-report'

/** Maximum number of pending reports. Further reports are dropped. */
const maxPendingReports = 10

export interface ReportClientOptions {
  /** Address of the receiver. */
  dsn: string
  release: string
  environment: string
}

export type ReportTags = Record<string, string | undefined>

export interface ReportClient {
  send(error: Error, tags: ReportTags): void
  /** Waits for all reports or the timeout. */
  flush(timeoutMs: number): PromiseLike<boolean>
}

/** Starts the reporting SDK. Importing this module loads it. */
export function openReportClient({ dsn, release, environment }: ReportClientOptions): ReportClient {
  const settings: EdgeOptions = {
    dsn,
    release,
    environment,
    beforeSend,
    dataCollection: noDataCollection,
    runtime: { name: 'node', version: process.version },
    // Errors come from the log, so the SDK need not intercept any.
    defaultIntegrations: false,
    enableOpenTelemetrySetup: false,
    sendClientReports: false,
    maxBreadcrumbs: 0,
    transportOptions: { bufferSize: maxPendingReports },
    transport: (transport) => createTransport(transport, createReportSender(transport.url)),
  }
  init(settings)
  const client = getClient()
  if (!client) throw new Error('The SDK of the error reports did not start.')
  return {
    send(error, tags) {
      client.captureException(error, { captureContext: { tags } }, new Scope())
    },
    flush: (timeoutMs) => client.flush(timeoutMs),
  }
}

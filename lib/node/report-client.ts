import { createTransport, type EdgeOptions, getClient, init, Scope } from '@sentry/nextjs'
import { beforeSend } from '../error-reporting/before-send'
import { noDataCollection } from '../error-reporting/data-collection'
import { createReportSender } from './send-report'

/** How many reports may be on their way at once; what comes beyond it is lost. */
const maxInFlight = 10

export interface ReportClientOptions {
  /** Where reports go. */
  dsn: string
  release: string
  environment: string
}

export type ReportTags = Record<string, string | undefined>

export interface ReportClient {
  send(error: Error, tags: ReportTags): void
  /** Waits until everything is sent, so long at most. */
  flush(timeoutMs: number): PromiseLike<boolean>
}

/** Starts the SDK of the reports. This module brings it with it: it is to be imported with the first error. */
export function openReportClient({ dsn, release, environment }: ReportClientOptions): ReportClient {
  const settings: EdgeOptions = {
    dsn,
    release,
    environment,
    beforeSend,
    dataCollection: noDataCollection,
    runtime: { name: 'node', version: process.version },
    // Nothing listens, wraps or measures: what is reported comes through the log.
    defaultIntegrations: false,
    enableOpenTelemetrySetup: false,
    sendClientReports: false,
    maxBreadcrumbs: 0,
    transportOptions: { bufferSize: maxInFlight },
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

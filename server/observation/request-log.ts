import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { redactPath } from '@/lib/redact-path'
import type { RequestContext } from '@/lib/request-context'
import { getContractArea, isContractPath } from '../http/contract-paths'
import { isBuildPath } from '../http/site-files'

const maxPathLength = 200

/** A request whose response was sent, or whose client disconnected. */
export interface EndedExchange {
  request: IncomingMessage
  response: ServerResponse
  context: RequestContext
  durationMs: number
}

/**
 * Logs a request that was not forwarded, without query, cookies and client. The backend logs
 * forwarded requests with the same id.
 */
export function logRequest(log: Logger, { request, response, context, durationMs }: EndedExchange): void {
  const path = toLoggedPath(request.url ?? '')
  const level = isBuildPath(path) ? 'debug' : 'info'
  if (!log.isLevelEnabled(level)) return
  const fields: Record<string, unknown> = {
    requestId: context.id,
    method: request.method,
    path,
    status: response.statusCode,
    durationMs: Math.round(durationMs),
  }
  if (context.traceId) fields.trace_id = context.traceId
  if (context.page) fields.page = context.page
  if (!response.writableFinished) fields.isAborted = true
  log[level](fields)
}

function toLoggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return isContractPath(path) ? `${getContractArea(path)}/…` : redactPath(path).slice(0, maxPathLength)
}

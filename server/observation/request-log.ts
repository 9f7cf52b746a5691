import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { redactPath } from '@/lib/redact-path'
import type { RequestContext } from '@/lib/request-context'
import { getContractArea, isContractPath } from '../http/contract-paths'
import { isBuildPath } from '../http/site-files'

const maxPathLength = 200

/**
 * Logs a request that the site answered, without query, cookies and client. The backend logs its
 * own, with the same id.
 */
export function logRequest(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): void {
  const start = performance.now()
  const path = toLoggedPath(request.url ?? '')
  const level = isBuildPath(path) ? 'debug' : 'info'
  if (!log.isLevelEnabled(level)) return
  response.once('close', () => {
    if (context.isForwarded) return
    log[level]({
      requestId: context.id,
      ...(context.traceId && { trace_id: context.traceId }),
      method: request.method,
      path,
      status: response.statusCode,
      durationMs: Math.round(performance.now() - start),
      ...(context.page && { page: context.page }),
      ...(!response.writableFinished && { isAborted: true }),
    })
  })
}

function toLoggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return isContractPath(path) ? `${getContractArea(path)}/…` : redactPath(path).slice(0, maxPathLength)
}

import type pg from 'pg'
import { getTraceId, isTracing, runInSpan } from '@/lib/node/tracing/tracing'

type Query = (...parameters: unknown[]) => unknown
const maxTextLength = 2000

/**
 * Records a span for each statement of a request or job, with `$1` instead of values. Spans of the
 * pool include the wait for a connection.
 */
export function traceQueries(pool: pg.Pool): void {
  if (!isTracing()) return
  traceTarget(pool)
  pool.on('connect', traceTarget)
}

function traceTarget(target: { query: unknown }): void {
  const query = (target.query as Query).bind(target)
  target.query = (...parameters: unknown[]) => {
    // The pool's own calls have a callback. Nothing is recorded outside a trace.
    if (typeof parameters.at(-1) === 'function' || getTraceId() === undefined) return query(...parameters)
    const text = getQueryText(parameters[0])
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY'
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, maxTextLength),
    }
    return runInSpan(operation, { kind: 'client', attributes }, async () => query(...parameters))
  }
}

function getQueryText(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

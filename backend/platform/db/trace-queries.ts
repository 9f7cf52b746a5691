import type pg from 'pg'
import { isTracing, runInSpan, traceId } from '@/lib/node/tracing/tracing'

type Query = (...parts: unknown[]) => unknown
interface Asked {
  query: unknown
}

const maxTextLength = 2000

/**
 * Lets each statement of a request or a job be a span with its text, which has `$1` in place of values. Those of the pool contain
 * the wait for a connection.
 */
export function traceQueries(pool: pg.Pool): void {
  if (!isTracing()) return
  traceQueriesOf(pool)
  pool.on('connect', traceQueriesOf)
}

function traceQueriesOf(asked: Asked): void {
  const query = (asked.query as Query).bind(asked)
  asked.query = (...parts: unknown[]) => {
    // With a callback the pool asks for itself, possibly in the middle of another's request; outside of a span nobody wants to know.
    if (typeof parts.at(-1) === 'function' || traceId() === undefined) return query(...parts)
    const text = textOf(parts[0])
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY'
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, maxTextLength),
    }
    return runInSpan(operation, { kind: 'client', attributes }, async () => query(...parts))
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

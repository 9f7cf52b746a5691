import { DatabaseError } from 'pg'
import { QueueFullError } from '@/lib/node/fairness/fair-queue'

/**
 * SQLSTATEs of an unavailable server: connection (08), resources (53), operator or timeout (57),
 * idle in a transaction (25P03), write to a standby (25006).
 */
const awayStatePattern = /^(?:08|53|57|25006|25P03)/
const brokenSocketPattern = /^(?:ECONNRESET|EPIPE|ETIMEDOUT)$/
/** Errors of `pg` without a code. */
const awayMessagePattern =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|The database stopped responding)/

const diskFull = '53100'
const queryCanceled = '57014'

/** Returns true if the database is down, restarting, overloaded or silent. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return hasCause(error, (cause) => {
    if (cause instanceof DatabaseError) return awayStatePattern.test(cause.code ?? '')
    if (awayMessagePattern.test(cause.message)) return true
    return getString(cause, 'syscall') === 'connect' || brokenSocketPattern.test(getString(cause, 'code'))
  })
}

/** Returns true if a statement was rejected because too many were waiting (`take-turns.ts`). */
export function isDatabaseBusy(error: unknown): boolean {
  return hasCause(error, (cause) => cause instanceof QueueFullError)
}

/** Returns true for a statement that the server canceled (`statement_timeout`). */
export function isStatementTimeout(error: unknown): boolean {
  return hasCause(error, (cause) => cause instanceof DatabaseError && cause.code === queryCanceled)
}

/** Returns true if the disk of the database or the files is full. */
export function isDiskFull(error: unknown): boolean {
  return hasCause(error, (cause) => [diskFull, 'ENOSPC', 'EDQUOT'].includes(getString(cause, 'code')))
}

/** Tests an error and its causes, including the errors of an AggregateError. */
function hasCause(error: unknown, matches: (error: Error) => boolean): boolean {
  if (!(error instanceof Error)) return false
  if (matches(error)) return true
  if (error instanceof AggregateError && error.errors.some((cause) => hasCause(cause, matches))) return true
  return hasCause(error.cause, matches)
}

function getString(error: Error, name: 'code' | 'syscall'): string {
  const value: unknown = Object.entries(error).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : ''
}

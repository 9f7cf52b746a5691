import { DatabaseError } from 'pg'
import { QueueFull } from '@/lib/node/fairness/fair-queue'

/**
 * SQLSTATEs (PostgreSQL, appendix A) of an unavailable server: connection exceptions (08),
 * insufficient resources (53), stopped by operator or timeout (57), idle in transaction (25P03),
 * and a write to a standby (25006).
 */
const awayStates = /^(?:08|53|57|25006|25P03)/
const brokenSocket = /^(?:ECONNRESET|EPIPE|ETIMEDOUT)$/
/** Messages of `pg` without a code. */
const awayMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|The database fell silent)/

const diskFull = '53100'
const queryCanceled = '57014'

/** Returns true if the database is down, restarting, silent or overloaded. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return hasCause(error, (cause) => {
    if (cause instanceof DatabaseError) return awayStates.test(cause.code ?? '')
    if (awayMessages.test(cause.message)) return true
    return getString(cause, 'syscall') === 'connect' || brokenSocket.test(getString(cause, 'code'))
  })
}

/** Returns true if a statement did not get its turn (`take-turns.ts`). */
export function isDatabaseBusy(error: unknown): boolean {
  return hasCause(error, (cause) => cause instanceof QueueFull)
}

/** Returns true if a server canceled a slow statement (`statement_timeout`). */
export function isStatementTimeout(error: unknown): boolean {
  return hasCause(error, (cause) => cause instanceof DatabaseError && cause.code === queryCanceled)
}

/** Returns true if a disk is full, the database's or that of the files. */
export function isDiskFull(error: unknown): boolean {
  return hasCause(error, (cause) => [diskFull, 'ENOSPC', 'EDQUOT'].includes(getString(cause, 'code')))
}

/**
 * Tests an error and its causes: the query builder wraps errors, and `connect` those of several
 * addresses.
 */
function hasCause(error: unknown, test: (error: Error) => boolean): boolean {
  if (!(error instanceof Error)) return false
  if (test(error)) return true
  if (error instanceof AggregateError && error.errors.some((cause) => hasCause(cause, test))) return true
  return hasCause(error.cause, test)
}

function getString(error: Error, name: 'code' | 'syscall'): string {
  const value: unknown = Object.entries(error).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : ''
}

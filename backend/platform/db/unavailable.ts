import { DatabaseError } from 'pg'
import { QueueFull } from '@/lib/node/fairness/fair-queue'

/**
 * SQLSTATEs (PostgreSQL, appendix A) of a server that cannot serve at present: connection exceptions (08), too little of
 * something (53), stopped by the operator or a time limit (57), idle in a transaction (25P03), and a standby that takes no
 * writes (25006).
 */
const awayStates = /^(?:08|53|57|25006|25P03)/
const brokenSocket = /^(?:ECONNRESET|EPIPE|ETIMEDOUT)$/
/** What `pg` says without a code. */
const awayMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|The database fell silent)/

const diskFull = '53100'
const queryCanceled = '57014'

/** Whether an error means that the database cannot be asked at present, be it down, restarting, silent or overloaded. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return some(error, (cause) => {
    if (cause instanceof DatabaseError) return awayStates.test(cause.code ?? '')
    if (awayMessages.test(cause.message)) return true
    return wordOf(cause, 'syscall') === 'connect' || brokenSocket.test(wordOf(cause, 'code'))
  })
}

/** Whether a statement did not get its turn (`take-turns.ts`). */
export function isDatabaseBusy(error: unknown): boolean {
  return some(error, (cause) => cause instanceof QueueFull)
}

/** Whether a server ended a statement that took too long (`statement_timeout`). */
export function isStatementTimeout(error: unknown): boolean {
  return some(error, (cause) => cause instanceof DatabaseError && cause.code === queryCanceled)
}

/** Whether an error means that a disk is full, the database's or that of the files. */
export function isDiskFull(error: unknown): boolean {
  return some(error, (cause) => [diskFull, 'ENOSPC', 'EDQUOT'].includes(wordOf(cause, 'code')))
}

/** The query builder wraps the database's error, and `connect` all those of a name with several addresses. */
function some(error: unknown, test: (error: Error) => boolean): boolean {
  if (!(error instanceof Error)) return false
  if (test(error)) return true
  if (error instanceof AggregateError && error.errors.some((one) => some(one, test))) return true
  return some(error.cause, test)
}

function wordOf(error: Error, name: 'code' | 'syscall'): string {
  const value: unknown = Object.entries(error).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : ''
}

import { toReason } from '../to-reason'
import type { DatabaseTarget } from './client'

/** Advice for connection failures, by code of PostgreSQL or the system. */
const advices: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens there: start PostgreSQL, or correct host and port.',
  ENOTFOUND: 'There is no machine of that name: correct the host.',
  EAI_AGAIN: 'The name could not be looked up: correct the host, or mend the DNS of this machine.',
  ETIMEDOUT: 'The machine does not answer: look at firewalls and at the host.',
  '28P01': 'Correct the password: ALTER ROLE … PASSWORD …; what is no letter or number is percent-encoded.',
  '28000': 'Let the user in: look at pg_hba.conf of the server, and at the user’s LOGIN.',
  '3D000': 'Make the database: CREATE DATABASE … OWNER ….',
  '53300': 'The server has no connection left: raise max_connections, or stop who holds them.',
}

/** Returns the reason of a connection failure and advice. */
export function explainUnreachable(error: unknown): { reason: string; advice: string } {
  const advice = advices[getCode(error)] ?? 'Correct the address: postgres://user:password@host:5432/database'
  return { reason: toReason(error), advice }
}

/**
 * Converts the error of a first connection for the operator: for PostgreSQL with the setting and
 * advice.
 */
export function toUnreachableError(target: DatabaseTarget, error: unknown): unknown {
  if (target.kind === 'embedded') return error
  const { reason, advice } = explainUnreachable(error)
  return new Error(`The database of DATABASE_URL cannot be reached: ${reason}. ${advice}`, { cause: error })
}

/** Returns the code of an error; of the first one for several addresses. */
function getCode(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error && 'code' in first ? String(first.code) : ''
}

import { toReason } from '../to-reason'
import type { DatabaseTarget } from './client'

/** Advice by error code of PostgreSQL or the system. */
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

/** Returns the reason and advice for a connection failure. */
export function explainUnreachable(error: unknown): { reason: string; advice: string } {
  const advice = advices[getCode(error)] ?? 'Correct the address: postgres://user:password@host:5432/database'
  return { reason: toReason(error), advice }
}

/** Converts a failed connection at the start to an error with advice for the operator. */
export function toUnreachableError(target: DatabaseTarget, error: unknown): unknown {
  if (target.kind === 'embedded') return error
  const { reason, advice } = explainUnreachable(error)
  return new Error(`The database of DATABASE_URL cannot be reached: ${reason}. ${advice}`, { cause: error })
}

/** Returns the error code; that of the first address if several failed. */
function getCode(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error && 'code' in first ? String(first.code) : ''
}

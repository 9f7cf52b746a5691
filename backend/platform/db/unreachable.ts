import { toReason } from '../to-reason'
import type { DatabaseTarget } from './client'

/** Advice by error code of PostgreSQL or the system. */
const advices: Record<string, string> = {
  ECONNREFUSED: 'No server listens there: start PostgreSQL, or correct host and port.',
  ENOTFOUND: 'The host name is unknown: correct it.',
  EAI_AGAIN: 'The DNS lookup failed: correct the host, or the DNS settings of this machine.',
  ETIMEDOUT: 'The host does not respond: check its address and the firewalls.',
  '28P01': 'Correct the password: ALTER ROLE … PASSWORD …. In the address, percent-encode special characters.',
  '28000': 'Permit the login of the user: check pg_hba.conf on the server and the LOGIN attribute.',
  '3D000': 'Create the database: CREATE DATABASE … OWNER ….',
  '53300': 'All connections of the server are in use: raise max_connections, or stop other clients.',
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

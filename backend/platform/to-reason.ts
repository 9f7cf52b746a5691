import { DrizzleQueryError } from 'drizzle-orm/errors'

/** Codes of PostgreSQL for a missing table and a missing column. */
const missingStructure = ['42P01', '42703']

/**
 * Returns the message of an error; for an AggregateError (several addresses of a host), all
 * messages. Never returns the SQL of a failed query.
 */
export function toReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(toReason).join('; ')
  if (error instanceof DrizzleQueryError && error.cause) return toReason(error.cause)
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  return missingStructure.some((missingCode) => missingCode === code)
    ? 'The database is of another release than this program; the start of a server migrates an older one'
    : error.message
}

import { DrizzleQueryError } from 'drizzle-orm/errors'

/** Error codes of PostgreSQL for a missing table and a missing column. */
const missingStructureCodes = ['42P01', '42703']

/**
 * Returns the message of an error without the SQL of a failed query. If a host has several
 * addresses and all fail, Node throws an AggregateError; then returns all its messages.
 */
export function toReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(toReason).join('; ')
  if (error instanceof DrizzleQueryError && error.cause) return toReason(error.cause)
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : undefined
  return missingStructureCodes.some((missingCode) => missingCode === code)
    ? 'The database is of another release than this program. If it is older, starting the server migrates it'
    : error.message
}

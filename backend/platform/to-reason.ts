import { DrizzleQueryError } from 'drizzle-orm/errors'

/** PostgreSQL's codes for a missing table or column. */
const missingStructureCodes = ['42P01', '42703']

/**
 * Returns the message of an error without the SQL of a failed query. Joins the messages of several
 * addresses.
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

/**
 * Returns the message of an error; for an AggregateError (several addresses of a host), all
 * messages.
 */
export function toReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(toReason).join('; ')
  return error instanceof Error ? error.message : String(error)
}

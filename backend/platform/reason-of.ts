/** An error's own words; those of a name with several addresses are within. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

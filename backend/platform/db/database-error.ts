import { DatabaseError } from 'pg'

/** What the database said, where an error is its own; the query builder wraps it. */
export function databaseErrorOf(error: unknown): DatabaseError | null {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return cause instanceof DatabaseError ? cause : null
}

/** Whether a statement failed at a constraint, which is named. */
export function violates(error: unknown, constraint: string): boolean {
  return databaseErrorOf(error)?.constraint === constraint
}

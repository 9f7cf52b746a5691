import { DatabaseError } from 'pg'

/** Finds the database error inside an error of the query builder; null if there is none. */
export function findDatabaseError(error: unknown): DatabaseError | null {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return cause instanceof DatabaseError ? cause : null
}

/** Returns true if a statement violated the named constraint. */
export function isViolationOf(error: unknown, constraint: string): boolean {
  return findDatabaseError(error)?.constraint === constraint
}

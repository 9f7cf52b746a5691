import { DatabaseError } from 'pg'
import type { Database, Queryable } from './client'

// PostgreSQL's unique_violation, serialization_failure and deadlock_detected.
const collisions = new Set(['23505', '40001', '40P01'])
const mostTries = 5

/**
 * Runs a transaction, and again when another one that ran at the same time got in its way: then it sees what that
 * one did, and decides by that.
 */
export async function retryTransaction<Result>(
  db: Database,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (tries === mostTries || !isCollision(error)) throw error
    }
  }
}

/** The query builder wraps the database's error. */
function isCollision(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return cause instanceof DatabaseError && cause.code !== undefined && collisions.has(cause.code)
}

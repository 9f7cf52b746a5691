import type { Database, Transaction } from './client'
import { findDatabaseError } from './database-error'

// PostgreSQL's unique_violation, serialization_failure and deadlock_detected.
const collisionCodes = new Set(['23505', '40001', '40P01'])
const maxAttempts = 5

/** Runs a transaction again after a conflict with a concurrent one. */
export async function retryTransaction<Result>(
  db: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === maxAttempts || !isCollision(error)) throw error
    }
  }
}

function isCollision(error: unknown): boolean {
  const code = findDatabaseError(error)?.code
  return code !== undefined && collisionCodes.has(code)
}

import { query } from './database'
import { runProgram } from './programs'

/** Makes the demo content in an empty PostgreSQL database, without making its pictures in advance. */
export async function seedDatabase(
  environment: Record<string, string> & { DATABASE_URL: string },
): Promise<void> {
  await runProgram('seed', environment)
  await skipPictures(environment.DATABASE_URL)
}

/**
 * Marks all pictures as prepared, so that the backend makes a size when it is asked for it alone: making all of them in advance
 * would keep a processor busy during the first minutes of the tests.
 */
export async function skipPictures(address: Parameters<typeof query>[0]): Promise<void> {
  await query(address, 'UPDATE images SET prepared_at = now() WHERE prepared_at IS NULL')
}

import { query } from './database'
import { runProgram } from './programs'

/** Seeds an empty PostgreSQL database with the demo content, without derivatives of pictures. */
export async function seedDatabase(
  environment: Record<string, string> & { DATABASE_URL: string },
): Promise<void> {
  await runProgram('seed', environment)
  await skipPictures(environment.DATABASE_URL)
}

/**
 * Marks all pictures as prepared, so that the backend creates their sizes only on demand. Creating
 * all of them would keep a processor busy during the first minutes of the tests.
 */
export async function skipPictures(address: Parameters<typeof query>[0]): Promise<void> {
  await query(address, 'UPDATE images SET prepared_at = now() WHERE prepared_at IS NULL')
}

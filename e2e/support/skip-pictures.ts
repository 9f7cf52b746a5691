import { query } from './database'

/**
 * Marks all pictures as prepared, so that the backend creates their sizes only on demand. Creating
 * all of them would keep a processor busy during the first minutes of the tests.
 */
export async function skipPictures(address: Parameters<typeof query>[0]): Promise<void> {
  await query(address, 'UPDATE images SET prepared_at = now() WHERE prepared_at IS NULL')
}

import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createDiskStorage, mediaFolder } from '../storage/disk-storage'
import { assertFileSet, ForeignFilesError, readKnownFileSet } from '../storage/file-set'
import { openStorage } from '../storage/open-storage'
import type { S3Location } from '../storage/s3-location'
import { type Finding, good, problem } from './finding'

interface Settings {
  DATABASE_URL: string
  DATA_DIR: string
  MEDIA_URL?: S3Location | undefined
}

const timeoutMs = 5000

/**
 * Whether the stored files are those that the database knows; nothing is stored. Nothing is found where either is away, which others
 * tell, or where no server has started yet.
 */
export async function checkFileSet({ DATABASE_URL, DATA_DIR, MEDIA_URL }: Settings): Promise<Finding[]> {
  const about = MEDIA_URL ? 'MEDIA_URL' : 'DATA_DIR'
  try {
    const known = await askDatabase(DATABASE_URL)
    if (known === undefined) return []
    // Opening the disk's would make its folder.
    const storage = MEDIA_URL
      ? await openStorage(MEDIA_URL, DATA_DIR)
      : createDiskStorage(mediaFolder(DATA_DIR))
    await assertFileSet(storage, known)
    return [good(about, 'The stored files are those of the database.')]
  } catch (error) {
    if (error instanceof ForeignFilesError) return [problem(about, error.fact, error.advice)]
    return []
  }
}

async function askDatabase(url: string): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  // An end of the connection is told by what was asked.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await readKnownFileSet(drizzle(client))
  } finally {
    await client.end().catch(() => undefined)
  }
}

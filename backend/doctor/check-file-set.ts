import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { createDiskStorage, mediaFolder } from '../storage/disk-storage'
import { assertFileSet, ForeignFilesError, readKnownFileSet } from '../storage/file-set'
import { openSiteStorage, openStorage, type PlaceSettings } from '../storage/open-storage'
import { type Finding, good, problem } from './finding'

const timeoutMs = 5000

/**
 * Whether the stored files are those that the database knows; nothing is stored. Nothing is found where either is away, which others
 * tell, or where no server has started yet.
 */
export async function checkFileSet(settings: PlaceSettings & { DATABASE_URL: string }): Promise<Finding[]> {
  const about = settings.MEDIA_URL ? 'MEDIA_URL' : 'DATA_DIR'
  try {
    const known = await askDatabase(settings.DATABASE_URL)
    if (known === undefined) return []
    await assertFileSet(await openSiteStorage(settings, openUnchanged), known)
    return [good(about, 'The stored files are those of the database.')]
  } catch (error) {
    if (error instanceof ForeignFilesError) return [problem(about, error.fact, error.advice)]
    return []
  }
}

/** Opens a place without making the disk's folder. */
const openUnchanged: typeof openStorage = async (place, dataDir) =>
  place === 'disk' ? createDiskStorage(mediaFolder(dataDir)) : openStorage(place, dataDir)

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

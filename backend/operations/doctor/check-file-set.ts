import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import pino from 'pino'
import { createDiskStorage, mediaFolder } from '@/backend/platform/storage/disk-storage'
import { assertFileSet, ForeignFilesError, loadFileSet } from '@/backend/platform/storage/file-set'
import { openSiteStorage, openStorage, type PlaceSettings } from '@/backend/platform/storage/open-storage'
import { toReason } from '@/backend/platform/to-reason'
import { nullIfMissing } from '@/lib/node/null-if-missing'
import { openSource } from '../backup/open-database'
import { type Finding, good, problem, warning } from './finding'

const timeoutMs = 5000

/**
 * Checks, without writing, that the stored files belong to the database. Returns no finding before
 * the first start, or if PostgreSQL or the files are unavailable, which other checks report.
 */
export async function checkFileSet(
  settings: PlaceSettings & { DATABASE_URL?: string | undefined },
): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR, MEDIA_URL } = settings
  const about = MEDIA_URL ? 'MEDIA_URL' : 'DATA_DIR'
  let databaseId: string | undefined
  try {
    databaseId = await (DATABASE_URL ? readServerId(DATABASE_URL) : readEmbeddedId(DATA_DIR))
  } catch (error) {
    if (DATABASE_URL) return []
    const text = `The embedded database did not say whose files are stored (${toReason(error)}).`
    return [warning(about, text, 'Ask again as the user of the server, while that runs or is stopped.')]
  }
  if (databaseId === undefined) return []
  try {
    await assertFileSet(await openSiteStorage(settings, openWithoutCreating), databaseId)
    return [good(about, 'The stored files are those of the database.')]
  } catch (error) {
    return error instanceof ForeignFilesError ? [problem(about, error.fact, error.advice)] : []
  }
}

/** Opens a storage without creating its folder. */
const openWithoutCreating: typeof openStorage = async (place, dataDir) =>
  place === 'disk' ? createDiskStorage(mediaFolder(dataDir)) : openStorage(place, dataDir)

async function readServerId(url: string): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  // Without a listener, a connection error would end the process. The query reports the error as
  // well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await loadFileSet(drizzle(client))
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Reads the file-set id of the embedded database, through the running server if there is one. */
async function readEmbeddedId(DATA_DIR: string): Promise<string | undefined> {
  const versionFile = await nullIfMissing(stat(join(DATA_DIR, 'database/PG_VERSION')))
  if (!versionFile) return undefined
  // Opening the database as another user would create files that the server cannot write.
  if (process.getuid && versionFile.uid !== process.getuid()) throw new Error('it belongs to another user')
  const onFailure = () => undefined
  const { pool, close } = await openSource({
    env: { DATA_DIR, DATABASE_URL: undefined },
    log: pino({ level: 'silent' }),
    onFailure,
  })
  return loadFileSet(drizzle(pool)).finally(close)
}

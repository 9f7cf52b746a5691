import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import pino from 'pino'
import { reasonOf } from '@/backend/platform/reason-of'
import { createDiskStorage, mediaFolder } from '@/backend/platform/storage/disk-storage'
import { assertFileSet, ForeignFilesError, readKnownFileSet } from '@/backend/platform/storage/file-set'
import { openSiteStorage, openStorage, type PlaceSettings } from '@/backend/platform/storage/open-storage'
import { nullIfMissing } from '@/lib/node/null-if-missing'
import { openSource } from '../backup/open-database'
import { type Finding, good, problem, warning } from './finding'

const timeoutMs = 5000

/**
 * Whether the stored files are those that the database knows; nothing is stored. Nothing is found where PostgreSQL or the files are away,
 * which others tell, or where no server has started yet.
 */
export async function checkFileSet(
  settings: PlaceSettings & { DATABASE_URL?: string | undefined },
): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR, MEDIA_URL } = settings
  const about = MEDIA_URL ? 'MEDIA_URL' : 'DATA_DIR'
  let known: string | undefined
  try {
    known = await (DATABASE_URL ? askServer(DATABASE_URL) : askEmbedded(DATA_DIR))
  } catch (error) {
    if (DATABASE_URL) return []
    const text = `The embedded database did not say whose files are stored (${reasonOf(error)}).`
    return [warning(about, text, 'Ask again as the user of the server, while that runs or is stopped.')]
  }
  if (known === undefined) return []
  try {
    await assertFileSet(await openSiteStorage(settings, openUnchanged), known)
    return [good(about, 'The stored files are those of the database.')]
  } catch (error) {
    return error instanceof ForeignFilesError ? [problem(about, error.fact, error.advice)] : []
  }
}

/** Opens a place without making the disk's folder. */
const openUnchanged: typeof openStorage = async (place, dataDir) =>
  place === 'disk' ? createDiskStorage(mediaFolder(dataDir)) : openStorage(place, dataDir)

async function askServer(url: string): Promise<string | undefined> {
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

/** Asks through the server that has the database open, or else opens it as that would. */
async function askEmbedded(DATA_DIR: string): Promise<string | undefined> {
  const owned = await nullIfMissing(stat(join(DATA_DIR, 'database/PG_VERSION')))
  if (!owned) return undefined
  // What another user writes there the server could not change any more.
  if (process.getuid && owned.uid !== process.getuid()) throw new Error('it belongs to another user')
  const onFailure = () => undefined
  const { pool, close } = await openSource({
    env: { DATA_DIR, DATABASE_URL: undefined },
    log: pino({ level: 'silent' }),
    onFailure,
  })
  return readKnownFileSet(drizzle(pool)).finally(close)
}

import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pino from 'pino'
import { createDiskStorage, mediaFolder } from '@/backend/platform/storage/disk-storage'
import { assertFileSet, ForeignFilesError, loadFileSet } from '@/backend/platform/storage/file-set'
import { openSiteStorage, openStorage, type StorageSettings } from '@/backend/platform/storage/open-storage'
import { toReason } from '@/backend/platform/to-reason'
import { nullIfMissing } from '@/lib/node/null-if-missing'
import { openSource } from '../backup/open-database'
import { type Finding, good, problem, warning } from './finding'
import { withClient } from './with-client'

/**
 * Checks that the stored files belong to the database, without writing. Reports nothing before the
 * first start, or if PostgreSQL or the files are unavailable, which other checks report.
 */
export async function checkFileSet(
  settings: StorageSettings & { DATABASE_URL?: string | undefined },
): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR, MEDIA_URL } = settings
  const subject = MEDIA_URL ? 'MEDIA_URL' : 'DATA_DIR'
  let databaseId: string | undefined
  try {
    databaseId = await (DATABASE_URL
      ? withClient({ connectionString: DATABASE_URL }, (client) => loadFileSet(drizzle(client)))
      : readEmbeddedId(DATA_DIR))
  } catch (error) {
    if (DATABASE_URL) return []
    const text = `The embedded database could not be compared with the stored files (${toReason(error)}).`
    return [warning(subject, text, 'Run this again as the user of the server.')]
  }
  if (databaseId === undefined) return []
  try {
    await assertFileSet(await openSiteStorage(settings, openWithoutCreating), databaseId)
    return [good(subject, 'The stored files belong to the database.')]
  } catch (error) {
    return error instanceof ForeignFilesError ? [problem(subject, error.fact, error.advice)] : []
  }
}

const openWithoutCreating: typeof openStorage = async (location, dataDir) =>
  location === 'disk' ? createDiskStorage(mediaFolder(dataDir)) : openStorage(location, dataDir)

/** Reads the id of the embedded database, through a running server if there is one. */
async function readEmbeddedId(DATA_DIR: string): Promise<string | undefined> {
  const versionFile = await nullIfMissing(stat(join(DATA_DIR, 'database/PG_VERSION')))
  if (!versionFile) return undefined
  // Another user would create files that the server cannot write.
  if (process.getuid && versionFile.uid !== process.getuid()) throw new Error('it belongs to another user')
  const onFailure = () => undefined
  const { pool, close } = await openSource({
    env: { DATA_DIR, DATABASE_URL: undefined },
    log: pino({ level: 'silent' }),
    onFailure,
  })
  return loadFileSet(drizzle(pool)).finally(close)
}

import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import pino from 'pino'
import { lastBackups } from '@/backend/platform/db/schema/operations/last-backups'
import { createDiskStorage, mediaFolder } from '@/backend/platform/storage/disk-storage'
import { assertOwnFiles, ForeignFilesError, loadFileSet } from '@/backend/platform/storage/file-set'
import { openSiteStorage, openStorage, type StorageSettings } from '@/backend/platform/storage/open-storage'
import { toReason } from '@/backend/platform/to-reason'
import { nullIfMissing } from '@/lib/node/null-if-missing'
import { openSource } from '../backup/open-database'
import { type Finding, good, problem, warning } from './finding'
import { withClient } from './with-client'

interface Contents {
  fileSet: string | undefined
  lastBackupAt: Date | undefined
}

/** Age of the last backup above which the check warns. Backups run each night. */
const lateMs = 36 * 3_600_000

/**
 * Checks what the database says about the stored files and the last backup, without writing.
 * Reports only foreign files before the first start, and nothing if PostgreSQL is unavailable,
 * which another check reports.
 */
export async function checkContents(
  settings: StorageSettings & { DATABASE_URL?: string | undefined },
  now = new Date(),
): Promise<Finding[]> {
  const { DATABASE_URL, DATA_DIR } = settings
  try {
    const contents = await (DATABASE_URL
      ? withClient({ connectionString: DATABASE_URL }, readContents)
      : readEmbeddedContents(DATA_DIR))
    if (!contents) return []
    const findings = await checkFileSet(settings, contents.fileSet)
    return contents.fileSet === undefined ? findings : [...findings, judgeBackup(contents.lastBackupAt, now)]
  } catch (error) {
    if (DATABASE_URL) return []
    const text = `The embedded database could not be compared with the stored files (${toReason(error)}).`
    return [warning('DATA_DIR', text, 'Run this again as the user of the server.')]
  }
}

async function readContents(client: pg.Client | pg.Pool): Promise<Contents> {
  const db = drizzle(client)
  const fileSet = await loadFileSet(db)
  const [lastBackup] = await db.select().from(lastBackups)
  return { fileSet, lastBackupAt: lastBackup?.madeAt }
}

/** Reads the embedded database, through a running server if there is one. */
async function readEmbeddedContents(DATA_DIR: string): Promise<Contents | undefined> {
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
  return readContents(pool).finally(close)
}

function judgeBackup(lastBackupAt: Date | undefined, now: Date): Finding {
  const advice = 'Run npm run backup every night (docs/backup.md), and see why the last one failed.'
  if (!lastBackupAt) return warning('Backup', 'npm run backup has never succeeded.', advice)
  const text = `The last one was made at ${lastBackupAt.toISOString()}.`
  return now.getTime() - lastBackupAt.getTime() > lateMs ? warning('Backup', text, advice) : good('Backup', text)
}

/**
 * Checks that the stored files belong to the database with this file-set id, without writing.
 * Reports nothing without an id and files, or if the files are unavailable, which another check
 * reports.
 */
async function checkFileSet(settings: StorageSettings, databaseId: string | undefined): Promise<Finding[]> {
  const subject = settings.MEDIA_URL ? 'MEDIA_URL' : 'DATA_DIR'
  try {
    await assertOwnFiles(await openSiteStorage(settings, openWithoutCreating), databaseId)
    return databaseId === undefined ? [] : [good(subject, 'The stored files belong to the database.')]
  } catch (error) {
    return error instanceof ForeignFilesError ? [problem(subject, error.fact, error.advice)] : []
  }
}

const openWithoutCreating: typeof openStorage = async (location, dataDir) =>
  location === 'disk' ? createDiskStorage(mediaFolder(dataDir)) : openStorage(location, dataDir)

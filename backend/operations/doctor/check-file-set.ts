import { createDiskStorage, mediaFolder } from '@/backend/platform/storage/disk-storage'
import { assertOwnFiles, ForeignFilesError } from '@/backend/platform/storage/file-set'
import { openSiteStorage, openStorage, type StorageSettings } from '@/backend/platform/storage/open-storage'
import { type Finding, good, problem } from './finding'

/**
 * Checks that the stored files belong to the database with this file-set id, without writing.
 * Reports nothing without an id and files, or if the files are unavailable, which another check
 * reports.
 */
export async function checkFileSet(settings: StorageSettings, databaseId: string | undefined): Promise<Finding[]> {
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

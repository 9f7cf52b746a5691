import { openDiskStorage } from './disk-storage'
import type { FileStorage } from './file-storage'
import { createMovingStorage } from './moving-storage'
import type { FileLocation, S3Location } from './s3-location'

/** Opens a storage. Loads the AWS SDK only for a bucket, to save memory. */
export async function openStorage(location: FileLocation, dataDir: string): Promise<FileStorage> {
  if (location === 'disk') return openDiskStorage(dataDir)
  const { createS3Storage } = await import('./s3-storage')
  return createS3Storage(location)
}

/** Environment variables with the locations of files. */
export interface StorageSettings {
  DATA_DIR: string
  MEDIA_URL?: S3Location | undefined
  MEDIA_SECOND_URL?: FileLocation | undefined
}

/** Opens the site's storage: one location, or two during a move. */
export async function openSiteStorage(
  { DATA_DIR, MEDIA_URL, MEDIA_SECOND_URL }: StorageSettings,
  openFiles: typeof openStorage = openStorage,
): Promise<FileStorage> {
  const first = await openFiles(MEDIA_URL ?? 'disk', DATA_DIR)
  return MEDIA_SECOND_URL ? createMovingStorage(first, await openFiles(MEDIA_SECOND_URL, DATA_DIR)) : first
}

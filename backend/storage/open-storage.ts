import { openDiskStorage } from './disk-storage'
import type { FileStorage } from './file-storage'
import type { S3Location } from './s3-location'

/** Where stored files lie: below DATA_DIR, or in a bucket. */
export type FilePlace = 'disk' | S3Location

/** Opens a place of files. Amazon's SDK, which takes memory, is loaded for whom it serves. */
export async function openStorage(place: FilePlace, dataDir: string): Promise<FileStorage> {
  if (place === 'disk') return openDiskStorage(dataDir)
  const { createS3Storage } = await import('./s3-storage')
  return createS3Storage(place)
}

import { createHash } from 'node:crypto'
import type { Disk } from 'flydrive'
import { storeOnce } from '@/backend/platform/storage/stored-file'
import { findMimeType } from './file-types'

/** Thrown for a file that is not accepted as a download. */
export class InvalidDownloadError extends Error {
  override readonly name = 'InvalidDownloadError'
}

export interface StoredFile {
  name: string
  mime: string
  byteSize: number
  hash: string
}

const maxNameLength = 200

export function downloadKey(hash: string): string {
  return `downloads/${hash.slice(0, 2)}/${hash}`
}

/**
 * Stores the content of a download under its hash, so that files with the same content share it.
 * @throws InvalidDownloadError for an invalid name or an extension that is not accepted
 */
export async function storeDownload(storage: Disk, rawName: string, bytes: Uint8Array): Promise<StoredFile> {
  const name = rawName.normalize('NFC')
  if (name.length > maxNameLength || /[/\\\p{Cc}\p{Cs}]/u.test(name)) {
    throw new InvalidDownloadError('The name of the file is too long or contains forbidden characters.')
  }
  const mime = findMimeType(name)
  if (!mime) throw new InvalidDownloadError('Files of this type are not accepted.')
  const hash = createHash('sha256').update(bytes).digest('hex')
  const key = downloadKey(hash)
  await storeOnce(storage, key, bytes)
  return { name, mime, byteSize: bytes.byteLength, hash }
}

import type { Disk } from 'flydrive'
import { InvalidFieldsError } from '@/backend/platform/errors'
import type { DownloadContent } from '@/lib/contract/administration/downloads'
import type { Locale } from '@/lib/contract/common/locale'
import { matchesName } from './file-content'
import { InvalidDownloadError, storeDownload } from './file-storage'
import { findMimeType } from './file-types'
import { downloadMessage } from './messages'

/**
 * Stores the content of an uploaded file for the field `content` of a record.
 * @throws InvalidFieldsError for a type that is not accepted, or if the content does not match the
 * name
 */
export async function storeUpload(storage: Disk, file: File, locale: Locale): Promise<DownloadContent> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const toError = (key: 'invalidFile' | 'contentMismatch') =>
    new InvalidFieldsError({ file: [downloadMessage(locale, key)] })
  if (findMimeType(file.name) && !matchesName(file.name, bytes)) throw toError('contentMismatch')
  const storedFile = await storeDownload(storage, file.name, bytes).catch((error: unknown) => {
    throw error instanceof InvalidDownloadError ? toError('invalidFile') : error
  })
  const { name, hash, mime: type, byteSize: size } = storedFile
  return { name, hash, type, size }
}

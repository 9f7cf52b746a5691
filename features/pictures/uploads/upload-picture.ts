import type { UploadOptions } from '@/lib/api/browser-client'
import { callForStatus } from '@/lib/api/call'
import { type Result, toFailure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import { type LibraryPicture, libraryPictureSchema, maxUploadBytes } from '@/lib/contract/media/media'
import { toMediaAddress } from '../calls'
import { convertHeic } from './convert-heic'

/** An upper bound for the bytes that multipart encoding adds. */
const multipartOverheadBytes = 4096

/** An uploaded picture. `isDuplicate` is true if the library already had the file. */
export interface UploadedPicture {
  picture: LibraryPicture
  isDuplicate: boolean
}

/**
 * Uploads a file to the library. For a file above the size limit, it returns the failure 413
 * without a request.
 */
export async function uploadPicture(
  locale: Locale,
  { file: originalFile, folder }: { file: File; folder: number | null },
  upload: UploadOptions,
): Promise<Result<UploadedPicture>> {
  const file = await convertHeic(originalFile)
  if (file.size > maxUploadBytes - multipartOverheadBytes) return { ok: false, failure: toFailure({ status: 413 }) }
  const data = new FormData()
  data.set('file', file)
  if (folder !== null) data.set('folder', String(folder))
  const path = `${toMediaAddress(locale)}/`
  const result = await callForStatus(libraryPictureSchema, { method: 'POST', path, data, upload })
  if (!result.ok) return result
  return { ok: true, value: { picture: result.value.value, isDuplicate: result.value.status === 200 } }
}

import type { UploadParts } from '@/lib/api/browser-client'
import { callForStatus } from '@/lib/api/call'
import { type Result, toFailure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import { type LibraryPicture, libraryPictureSchema, maxUploadBytes } from '@/lib/contract/media/media'
import { mediaAddress } from '../calls'
import { convertHeic } from './convert-heic'

/** An upper limit of the multipart overhead, in bytes. */
const formSize = 4096

/** An uploaded picture; `isDuplicate` if the same file was already in the library, which is then unchanged. */
export interface Uploaded {
  picture: LibraryPicture
  isDuplicate: boolean
}

/** Uploads a file to the library. Too large a file fails with 413, like in the backend, without being sent. */
export async function uploadPicture(
  locale: Locale,
  { file: chosen, folder }: { file: File; folder: number | null },
  upload: UploadParts,
): Promise<Result<Uploaded>> {
  const file = await convertHeic(chosen)
  if (file.size > maxUploadBytes - formSize) return { ok: false, failure: toFailure({ status: 413 }) }
  const data = new FormData()
  data.set('file', file)
  if (folder !== null) data.set('folder', String(folder))
  const path = `${mediaAddress(locale)}/`
  const result = await callForStatus(libraryPictureSchema, { method: 'POST', path, data, upload })
  if (!result.ok) return result
  return { ok: true, value: { picture: result.value.value, isDuplicate: result.value.status === 200 } }
}

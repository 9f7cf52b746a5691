import type { UploadParts } from '@/lib/api/browser-client'
import { callForStatus } from '@/lib/api/call'
import { failureOf, type Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/locale'
import { type LibraryPicture, libraryPictureSchema, maxUploadBytes } from '@/lib/contract/media'
import { mediaAddress } from '../calls'

/** What a form adds to the file that it carries, generously. */
const formSize = 4096

/** A picture in the library; `isKnown` where the same file was there before and nothing of it was changed. */
export interface Uploaded {
  picture: LibraryPicture
  isDuplicate: boolean
}

/** Takes a file into the library. One that is too large is refused without being sent: 413, as the backend would. */
export async function uploadPicture(
  locale: Locale,
  { file, folder }: { file: File; folder: number | null },
  upload: UploadParts,
): Promise<Result<Uploaded>> {
  if (file.size > maxUploadBytes - formSize) return { ok: false, failure: failureOf({ status: 413 }) }
  const data = new FormData()
  data.set('file', file)
  if (folder !== null) data.set('folder', String(folder))
  const path = `${mediaAddress(locale)}/`
  const result = await callForStatus(libraryPictureSchema, { method: 'POST', path, data, upload })
  if (!result.ok) return result
  return { ok: true, value: { picture: result.value.value, isDuplicate: result.value.status === 200 } }
}

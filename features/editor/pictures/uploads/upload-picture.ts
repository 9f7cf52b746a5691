import { callBackend, type UploadParts } from '@/lib/api/browser-client'
import type { Locale } from '@/lib/contract/locale'
import { type LibraryPicture, largestUpload, libraryPictureSchema } from '@/lib/contract/media'
import { mediaAddress, type Result, resultOf } from '../calls'

/** What a form adds to the file that it carries, generously. */
const formSize = 4096

/** A picture in the library; `isKnown` where the same file was there before and nothing of it was changed. */
export interface Uploaded {
  picture: LibraryPicture
  isKnown: boolean
}

/** Takes a file into the library. One that is too large is refused without being sent: 413, as the backend would. */
export async function uploadPicture(
  locale: Locale,
  { file, folder }: { file: File; folder: number | null },
  upload: UploadParts,
): Promise<Result<Uploaded>> {
  if (file.size > largestUpload - formSize) return { ok: false, status: 413, detail: null }
  const data = new FormData()
  data.set('file', file)
  if (folder !== null) data.set('folder', String(folder))
  const answer = await callBackend('POST', `${mediaAddress(locale)}/`, { data, upload })
  return resultOf(answer, libraryPictureSchema, (picture) => ({ picture, isKnown: answer.status === 200 }))
}

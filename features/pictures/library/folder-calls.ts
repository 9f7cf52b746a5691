import { call, emptyResponseSchema } from '@/lib/api/call'
import type { Result } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import { type MediaFolder, mediaFolderSchema } from '@/lib/contract/media/media'
import { toFolderAddress } from '../calls'

/** Creates a folder in the folder `parent`, or at the top level if `parent` is null. */
export function createFolder(locale: Locale, data: Pick<MediaFolder, 'name' | 'parent'>): Promise<Result<MediaFolder>> {
  return call(mediaFolderSchema, { method: 'POST', path: `${toFolderAddress(locale)}/`, data })
}

/** Renames a folder or moves it into another one. */
export function changeFolder(
  locale: Locale,
  { id, revision }: MediaFolder,
  change: Partial<Pick<MediaFolder, 'name' | 'parent'>>,
): Promise<Result<MediaFolder>> {
  const data = { ...change, revision }
  return call(mediaFolderSchema, { method: 'PATCH', path: `${toFolderAddress(locale)}/${id}/`, data })
}

/** Deletes an empty folder. The backend rejects the call if the folder has content. */
export function deleteFolder(locale: Locale, { id, revision }: MediaFolder): Promise<Result<null>> {
  return call(emptyResponseSchema, {
    method: 'DELETE',
    path: `${toFolderAddress(locale)}/${id}/`,
    data: { revision },
  })
}

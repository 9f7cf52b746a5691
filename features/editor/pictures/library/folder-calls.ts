import { z } from 'zod'
import { callBackend } from '@/lib/api/browser-client'
import type { Locale } from '@/lib/contract/locale'
import { type MediaFolder, mediaFolderSchema } from '@/lib/contract/media'
import { mediaAddress, type Refusal, type Result, refusalOf, resultOf } from '../calls'

const folderAddress = (locale: Locale) => `${mediaAddress(locale)}/folders`

/** All folders of the library, by name. */
export async function listFolders(locale: Locale): Promise<Result<MediaFolder[]>> {
  return resultOf(await callBackend('GET', `${folderAddress(locale)}/`), z.array(mediaFolderSchema))
}

/** Makes a folder; `parent` null is at the top. */
export async function createFolder(
  locale: Locale,
  data: Pick<MediaFolder, 'name' | 'parent'>,
): Promise<Result<MediaFolder>> {
  return resultOf(await callBackend('POST', `${folderAddress(locale)}/`, { data }), mediaFolderSchema)
}

/** Renames a folder, or moves it into another. */
export async function changeFolder(
  locale: Locale,
  { id, revision }: MediaFolder,
  change: Partial<Pick<MediaFolder, 'name' | 'parent'>>,
): Promise<Result<MediaFolder>> {
  const data = { ...change, revision }
  return resultOf(await callBackend('PATCH', `${folderAddress(locale)}/${id}/`, { data }), mediaFolderSchema)
}

/** Deletes a folder; one that is not empty stays. */
export async function deleteFolder(
  locale: Locale,
  { id, revision }: MediaFolder,
): Promise<{ ok: true } | Refusal> {
  const answer = await callBackend('DELETE', `${folderAddress(locale)}/${id}/`, { data: { revision } })
  return answer.status === 204 ? { ok: true } : refusalOf(answer)
}

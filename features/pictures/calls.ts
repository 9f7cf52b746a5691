import { call, nothing } from '@/lib/api/call'
import type { Failure, Result } from '@/lib/api/result'
import { conflictSchema } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import {
  type LibraryPicture,
  libraryPictureSchema,
  type PictureUse,
  pictureInUseSchema,
} from '@/lib/contract/media/media'

/** The sort orders of the library. */
export const pictureOrders = ['-created_at', 'created_at', 'file_name', '-file_name', '-byte_size'] as const
export type PictureOrder = (typeof pictureOrders)[number]

/** A search in the library; `folder` null is all folders. */
export interface PictureQuery {
  searchTerm: string
  folder: number | 'none' | null
  order: PictureOrder
}

/** The editable details of a picture. */
export type PictureDetails = Pick<
  LibraryPicture,
  | 'alt_de'
  | 'alt_en'
  | 'description_de'
  | 'description_en'
  | 'copyright'
  | 'is_decorative'
  | 'focal'
  | 'folder'
>

/** Changes the details of a picture. */
export function changePicture(
  locale: Locale,
  { id, revision }: Pick<LibraryPicture, 'id' | 'revision'>,
  change: Partial<PictureDetails>,
): Promise<Result<LibraryPicture>> {
  const data = { ...change, revision }
  return call(libraryPictureSchema, { method: 'PATCH', path: `${mediaAddress(locale)}/${id}/`, data })
}

/** The stored state of a picture that another user changed, if a change was refused for that reason. */
export function currentPicture({ status, data }: Failure): LibraryPicture | null {
  const conflict = status === 409 ? conflictSchema.safeParse(data) : null
  return libraryPictureSchema.safeParse(conflict?.data?.current).data ?? null
}

/** Deletes a picture; the backend refuses while it is in use. */
export function deletePicture(
  locale: Locale,
  { id, revision }: Pick<LibraryPicture, 'id' | 'revision'>,
): Promise<Result<null>> {
  return call(nothing, { method: 'DELETE', path: `${mediaAddress(locale)}/${id}/`, data: { revision } })
}

/** The uses of a picture, if it was not deleted because of them. */
export function usesOf({ data }: Failure): PictureUse[] {
  return pictureInUseSchema.safeParse(data).data?.used_by ?? []
}

export function mediaAddress(locale: Locale): string {
  return `/${locale}/pageeditor-api/media`
}

export function folderAddress(locale: Locale): string {
  return `${mediaAddress(locale)}/folders`
}

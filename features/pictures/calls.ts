import { call, emptyResponseSchema } from '@/lib/api/call'
import type { Failure, Result } from '@/lib/api/result'
import { conflictSchema } from '@/lib/contract/common/errors'
import type { Locale } from '@/lib/contract/common/locale'
import {
  type LibraryPicture,
  libraryPictureSchema,
  type PictureUse,
  pictureInUseSchema,
} from '@/lib/contract/media/media'
import type { PictureDetails } from '@/lib/contract/media/picture-details'

export const pictureOrders = ['-created_at', 'created_at', 'file_name', '-file_name', '-byte_size'] as const
export type PictureOrder = (typeof pictureOrders)[number]

/**
 * A search in the library. `folder` is null for all folders and `none` for pictures without a
 * folder.
 */
export interface PictureQuery {
  searchTerm: string
  folder: number | 'none' | null
  order: PictureOrder
}

export function changePicture(
  locale: Locale,
  { id, revision }: Pick<LibraryPicture, 'id' | 'revision'>,
  change: Partial<PictureDetails>,
): Promise<Result<LibraryPicture>> {
  const data = { ...change, revision }
  return call(libraryPictureSchema, { method: 'PATCH', path: `${toMediaAddress(locale)}/${id}/`, data })
}

/** Returns the stored state of a picture after a conflict, or null for another failure. */
export function parseCurrentPicture({ status, data }: Failure): LibraryPicture | null {
  const conflict = status === 409 ? conflictSchema.safeParse(data) : null
  return libraryPictureSchema.safeParse(conflict?.data?.current).data ?? null
}

/** Deletes a picture. The backend refuses this if the picture is in use. */
export function deletePicture(
  locale: Locale,
  { id, revision }: Pick<LibraryPicture, 'id' | 'revision'>,
): Promise<Result<null>> {
  return call(emptyResponseSchema, {
    method: 'DELETE',
    path: `${toMediaAddress(locale)}/${id}/`,
    data: { revision },
  })
}

/** Returns the uses that prevented a deletion. */
export function parseUses({ data }: Failure): PictureUse[] {
  return pictureInUseSchema.safeParse(data).data?.used_by ?? []
}

export function toMediaAddress(locale: Locale): string {
  return `/${locale}/pageeditor-api/media`
}

export function toFolderAddress(locale: Locale): string {
  return `${toMediaAddress(locale)}/folders`
}

import { z } from 'zod'
import { call, nothing } from '@/lib/api/call'
import type { Failure, Result } from '@/lib/api/result'
import { conflictSchema } from '@/lib/contract/errors'
import type { Locale } from '@/lib/contract/locale'
import {
  type LibraryPicture,
  libraryPictureListSchema,
  libraryPictureSchema,
  type PictureUse,
  pictureInUseSchema,
  pictureUseSchema,
} from '@/lib/contract/media'

/** The orders that the library offers. */
export const pictureOrders = ['-created_at', 'created_at', 'file_name', '-file_name', '-byte_size'] as const
export type PictureOrder = (typeof pictureOrders)[number]

/** What is looked for in the library; `folder` null is all of it. */
export interface PictureQuery {
  words: string
  folder: number | 'none' | null
  order: PictureOrder
}

/** Some pictures of the library, how many there are in all, and whether more follow. */
export interface PictureList {
  count: number
  pictures: LibraryPicture[]
  hasMore: boolean
}

/** What may be said of a picture. */
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

/** A part of the library, its pages counted from 1. */
export async function listPictures(
  locale: Locale,
  { words, folder, order }: PictureQuery,
  page: number,
): Promise<Result<PictureList>> {
  const query = new URLSearchParams({ ordering: order, page: String(page) })
  if (words !== '') query.set('search', words)
  if (folder !== null) query.set('folder', String(folder))
  const path = `${mediaAddress(locale)}/?${query}`
  const list = await call(libraryPictureListSchema, { method: 'GET', path })
  if (!list.ok) return list
  const { count, results: pictures, next } = list.value
  return { ok: true, value: { count, pictures, hasMore: next !== null } }
}

/** A picture as editors see it. */
export function readPicture(locale: Locale, id: number): Promise<Result<LibraryPicture>> {
  return call(libraryPictureSchema, { method: 'GET', path: `${mediaAddress(locale)}/${id}/` })
}

/** Where a picture stands. */
export function readUses(locale: Locale, id: number): Promise<Result<PictureUse[]>> {
  return call(z.array(pictureUseSchema), { method: 'GET', path: `${mediaAddress(locale)}/${id}/usage/` })
}

/** Changes what is said of a picture. */
export function changePicture(
  locale: Locale,
  { id, revision }: Pick<LibraryPicture, 'id' | 'revision'>,
  change: Partial<PictureDetails>,
): Promise<Result<LibraryPicture>> {
  const data = { ...change, revision }
  return call(libraryPictureSchema, { method: 'PATCH', path: `${mediaAddress(locale)}/${id}/`, data })
}

/** What somebody else made of a picture meanwhile, where a change was refused for that. */
export function currentPicture({ status, data }: Failure): LibraryPicture | null {
  const conflict = status === 409 ? conflictSchema.safeParse(data) : null
  return libraryPictureSchema.safeParse(conflict?.data?.current).data ?? null
}

/** Deletes a picture; while it is in use it stays. */
export function deletePicture(
  locale: Locale,
  { id, revision }: Pick<LibraryPicture, 'id' | 'revision'>,
): Promise<Result<null>> {
  return call(nothing, { method: 'DELETE', path: `${mediaAddress(locale)}/${id}/`, data: { revision } })
}

/** Where a picture stands that was not deleted for that. */
export function usesOf({ data }: Failure): PictureUse[] {
  return pictureInUseSchema.safeParse(data).data?.used_by ?? []
}

export function mediaAddress(locale: Locale): string {
  return `/${locale}/pageeditor-api/media`
}

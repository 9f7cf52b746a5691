import { z } from 'zod'
import { type BrowserAnswer, callBackend } from '@/lib/api/browser-client'
import { conflictSchema, detailSchema } from '@/lib/contract/errors'
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

/** Why a call came to nothing: what the backend says, or null where it said nothing that people can read. */
export interface Refusal {
  ok: false
  status: number
  detail: string | null
}
export type Result<Value> = { ok: true; value: Value } | Refusal

/** A part of the library, its pages counted from 1. */
export async function listPictures(
  locale: Locale,
  { words, folder, order }: PictureQuery,
  page: number,
): Promise<Result<PictureList>> {
  const query = new URLSearchParams({ ordering: order, page: String(page) })
  if (words !== '') query.set('search', words)
  if (folder !== null) query.set('folder', String(folder))
  const answer = await callBackend('GET', `${mediaAddress(locale)}/?${query}`)
  return resultOf(answer, libraryPictureListSchema, ({ count, results, next }) => {
    return { count, pictures: results, hasMore: next !== null }
  })
}

/** A picture as editors see it. */
export async function readPicture(locale: Locale, id: number): Promise<Result<LibraryPicture>> {
  return resultOf(await callBackend('GET', `${mediaAddress(locale)}/${id}/`), libraryPictureSchema)
}

/** Where a picture stands. */
export async function readUses(locale: Locale, id: number): Promise<Result<PictureUse[]>> {
  return resultOf(await callBackend('GET', `${mediaAddress(locale)}/${id}/usage/`), z.array(pictureUseSchema))
}

/** Changes what is said of a picture; with 409 `current` is what somebody else made of it meanwhile. */
export async function changePicture(
  locale: Locale,
  { id, revision }: Pick<LibraryPicture, 'id' | 'revision'>,
  change: Partial<PictureDetails>,
): Promise<Result<LibraryPicture> | (Refusal & { current: LibraryPicture })> {
  const data = { ...change, revision }
  const answer = await callBackend('PATCH', `${mediaAddress(locale)}/${id}/`, { data })
  const conflict = conflictSchema.safeParse(answer.data)
  const current = conflict.success ? libraryPictureSchema.safeParse(conflict.data.current) : null
  const result = resultOf(answer, libraryPictureSchema)
  return !result.ok && current?.success ? { ...result, current: current.data } : result
}

/** Deletes a picture; while it is in use it stays, and the refusal says where it stands. */
export async function deletePicture(
  locale: Locale,
  { id, revision }: Pick<LibraryPicture, 'id' | 'revision'>,
): Promise<{ ok: true } | (Refusal & { uses: PictureUse[] })> {
  const answer = await callBackend('DELETE', `${mediaAddress(locale)}/${id}/`, { data: { revision } })
  if (answer.status === 204) return { ok: true }
  const inUse = pictureInUseSchema.safeParse(answer.data)
  return { ...refusalOf(answer), uses: inUse.success ? inUse.data.used_by : [] }
}

export function mediaAddress(locale: Locale): string {
  return `/${locale}/pageeditor-api/media`
}

/** An answer's value where it is a success of the expected form. */
export function resultOf<Schema extends z.ZodType, Value = z.infer<Schema>>(
  answer: BrowserAnswer,
  schema: Schema,
  read?: (data: z.infer<Schema>) => Value,
): Result<Value> {
  const isDone = answer.status >= 200 && answer.status < 300
  const data = isDone ? schema.safeParse(answer.data) : null
  if (!data?.success) return refusalOf(answer)
  return { ok: true, value: read ? read(data.data) : (data.data as Value) }
}

/** What an answer that is none says: its `detail`, or what is wrong with its fields. */
export function refusalOf({ status, data }: BrowserAnswer): Refusal {
  const refusal = detailSchema.safeParse(data)
  const fields = z.record(z.string(), z.array(z.string())).safeParse(data)
  const messages = fields.success && status === 400 ? Object.values(fields.data).flat().join(' ') : null
  return { ok: false, status, detail: refusal.success ? refusal.data.detail : messages || null }
}

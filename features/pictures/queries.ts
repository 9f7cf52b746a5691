import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { ask } from '@/lib/api/query'
import type { Locale } from '@/lib/contract/common/locale'
import {
  type LibraryPicture,
  libraryPictureListSchema,
  libraryPictureSchema,
  mediaFolderSchema,
  pictureUseSchema,
} from '@/lib/contract/media/media'
import { type PictureQuery, toFolderAddress, toMediaAddress } from './calls'

/**
 * A part of the list of pictures, with the total number of pictures. `hasMore` is true if further
 * parts follow.
 */
export interface PictureList {
  count: number
  pictures: LibraryPicture[]
  hasMore: boolean
}

export const pictureKeys = {
  all: (locale: Locale) => ['pictures', locale] as const,
  lists: (locale: Locale) => [...pictureKeys.all(locale), 'list'] as const,
  list: (locale: Locale, query: PictureQuery) => [...pictureKeys.lists(locale), query] as const,
  folders: (locale: Locale) => [...pictureKeys.all(locale), 'folders'] as const,
  pictures: (locale: Locale) => [...pictureKeys.all(locale), 'picture'] as const,
  picture: (locale: Locale, id: number) => [...pictureKeys.pictures(locale), id] as const,
  details: (locale: Locale, id: number) => [...pictureKeys.all(locale), 'details', id] as const,
  uses: (locale: Locale, id: number) => [...pictureKeys.all(locale), 'uses', id] as const,
  changed: (locale: Locale) => [...pictureKeys.all(locale), 'changed'] as const,
}

async function loadPictures(
  locale: Locale,
  { searchTerm, folder, order }: PictureQuery,
  page: number,
): Promise<PictureList> {
  const query = new URLSearchParams({ ordering: order, page: String(page) })
  if (searchTerm !== '') query.set('search', searchTerm)
  if (folder !== null) query.set('folder', String(folder))
  const { count, results, next } = await ask(libraryPictureListSchema, `${toMediaAddress(locale)}/?${query}`)
  return { count, pictures: results, hasMore: next !== null }
}

const loadPicture = (locale: Locale, id: number) => ask(libraryPictureSchema, `${toMediaAddress(locale)}/${id}/`)

/** The pictures that match a search, paginated. */
export const picturesQuery = (locale: Locale, query: PictureQuery) =>
  infiniteQueryOptions({
    queryKey: pictureKeys.list(locale, query),
    queryFn: ({ pageParam }) => loadPictures(locale, query, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, parts) => (hasMore ? parts.length + 1 : null),
    select: joinParts,
    staleTime: 0,
  })

/** All folders of the library, sorted by name. */
export const foldersQuery = (locale: Locale) =>
  queryOptions({
    queryKey: pictureKeys.folders(locale),
    queryFn: () => ask(z.array(mediaFolderSchema), `${toFolderAddress(locale)}/`),
    staleTime: 0,
  })

/** A picture with the data that only editors see. */
export const pictureQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: pictureKeys.picture(locale, id),
    queryFn: () => loadPicture(locale, id),
    staleTime: 0,
  })

/**
 * A picture to edit. It is loaded when its form opens and not refetched then, because later changes
 * are merged on its basis.
 */
export const detailsQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: pictureKeys.details(locale, id),
    queryFn: () => loadPicture(locale, id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The uses of a picture. They are loaded whenever the list opens. */
export const pictureUsesQuery = (locale: Locale, id: number) =>
  queryOptions({
    queryKey: pictureKeys.uses(locale, id),
    queryFn: () => ask(z.array(pictureUseSchema), `${toMediaAddress(locale)}/${id}/usage/`),
    staleTime: 0,
    gcTime: 0,
  })

/** The pictures that were changed in this window. Components need not refetch them. */
export const changedPicturesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: pictureKeys.changed(locale),
    queryFn: () => noPictures,
    initialData: noPictures,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

const noPictures: ReadonlyMap<number, LibraryPicture> = new Map()

/**
 * Joins the parts without duplicates. A new picture shifts the last picture of each part into the
 * next part, which then contains it again.
 */
function joinParts({ pages: parts }: InfiniteData<PictureList>): PictureList {
  const pictures = new Map(parts.flatMap((part) => part.pictures).map((picture) => [picture.id, picture]))
  const lastPart = parts.at(-1)
  return { count: lastPart?.count ?? 0, pictures: [...pictures.values()], hasMore: lastPart?.hasMore ?? false }
}

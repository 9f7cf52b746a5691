import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { Locale } from '@/lib/contract/common/locale'
import type { LibraryPicture } from '@/lib/contract/media/media'
import type { PictureQuery } from './calls'
import { type PictureList, pictureKeys, picturesQuery } from './queries'

type Parts = InfiniteData<PictureList, number>

/** Updates the cached queries of the library after changes in this window. */
export function usePictureChanges(locale: Locale) {
  const client = useQueryClient()
  const queryKey = pictureKeys.lists(locale)
  const changeLists = (change: (pages: PictureList[]) => PictureList[]) => {
    client.setQueriesData<Parts>({ queryKey }, (parts) => parts && { ...parts, pages: change(parts.pages) })
  }
  /** Cancels running queries, because an older response would overwrite the change. */
  const cancelReads = () => client.cancelQueries({ queryKey })
  /** Refetches the lists whose first request was canceled. */
  const refetchMissing = () =>
    client.invalidateQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  const refetchFolders = () => client.invalidateQueries({ queryKey: pictureKeys.folders(locale) })

  return {
    /**
     * Adds an uploaded picture to the start of the current list, unless the list contains it
     * already.
     */
    async addPicture(picture: LibraryPicture, query: PictureQuery): Promise<void> {
      await cancelReads()
      changeLists((pages) => replacePicture(pages, picture))
      client.setQueryData(
        picturesQuery(locale, query).queryKey,
        (parts) => parts && { ...parts, pages: prependPicture(parts.pages, picture) },
      )
      void refetchMissing()
      void refetchFolders()
    },
    async updatePicture(picture: LibraryPicture): Promise<void> {
      const { id } = picture
      await cancelReads()
      changeLists((pages) => replacePicture(pages, picture))
      client.setQueriesData<ReadonlyMap<number, LibraryPicture>>(
        { queryKey: pictureKeys.changed(locale) },
        (pictures) => new Map(pictures).set(id, picture),
      )
      void refetchMissing()
      void refetchFolders()
      const pictureKey = pictureKeys.picture(locale, id)
      await client.cancelQueries({ queryKey: pictureKey })
      client.setQueryData(pictureKey, picture)
      // A form that is opened again at once reads the details from the cache.
      client.setQueryData<LibraryPicture>(pictureKeys.details(locale, id), (details) => details && picture)
    },
    async deletePicture(id: number): Promise<void> {
      await cancelReads()
      changeLists((pages) => removePicture(pages, id))
      void refetchMissing()
      void refetchFolders()
    },
  }
}

function replacePicture(parts: PictureList[], picture: LibraryPicture): PictureList[] {
  return parts.map((part) => ({
    ...part,
    pictures: part.pictures.map((listed) => (listed.id === picture.id ? picture : listed)),
  }))
}

function prependPicture(parts: PictureList[], picture: LibraryPicture): PictureList[] {
  if (hasPicture(parts, picture.id)) return parts
  return parts.map((part, index) => ({
    ...part,
    count: part.count + 1,
    pictures: index === 0 ? [picture, ...part.pictures] : part.pictures,
  }))
}

function removePicture(parts: PictureList[], id: number): PictureList[] {
  if (!hasPicture(parts, id)) return parts
  return parts.map((part) => ({
    ...part,
    count: part.count - 1,
    pictures: part.pictures.filter((picture) => picture.id !== id),
  }))
}

function hasPicture(parts: PictureList[], id: number): boolean {
  return parts.some(({ pictures }) => pictures.some((picture) => picture.id === id))
}

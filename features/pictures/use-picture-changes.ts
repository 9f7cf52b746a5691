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
  /** Cancels running queries: their responses may be older than the change and would overwrite it. */
  const cancelReads = () => client.cancelQueries({ queryKey })
  /** Refetches the lists whose first response was canceled. */
  const readMissing = () =>
    client.invalidateQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  const readFolders = () => client.invalidateQueries({ queryKey: pictureKeys.folders(locale) })

  return {
    /** Adds an uploaded picture at the start of the shown list, unless it contains it already. */
    async added(picture: LibraryPicture, shown: PictureQuery): Promise<void> {
      await cancelReads()
      changeLists((pages) => replaced(pages, picture))
      client.setQueryData(
        picturesQuery(locale, shown).queryKey,
        (parts) => parts && { ...parts, pages: withFirst(parts.pages, picture) },
      )
      void readMissing()
      void readFolders()
    },
    /** Updates a changed picture everywhere in this window. */
    async changed(picture: LibraryPicture): Promise<void> {
      const { id } = picture
      await cancelReads()
      changeLists((pages) => replaced(pages, picture))
      client.setQueriesData<ReadonlyMap<number, LibraryPicture>>(
        { queryKey: pictureKeys.changed(locale) },
        (known) => new Map(known).set(id, picture),
      )
      void readMissing()
      void readFolders()
      const ownKey = pictureKeys.picture(locale, id)
      await client.cancelQueries({ queryKey: ownKey })
      client.setQueryData(ownKey, picture)
    },
    /** Removes a deleted picture. */
    async removed(id: number): Promise<void> {
      await cancelReads()
      changeLists((pages) => without(pages, id))
      void readMissing()
      void readFolders()
    },
  }
}

function replaced(parts: PictureList[], picture: LibraryPicture): PictureList[] {
  return parts.map((part) => ({
    ...part,
    pictures: part.pictures.map((old) => (old.id === picture.id ? picture : old)),
  }))
}

function withFirst(parts: PictureList[], picture: LibraryPicture): PictureList[] {
  if (has(parts, picture.id)) return parts
  return parts.map((part, index) => ({
    ...part,
    count: part.count + 1,
    pictures: index === 0 ? [picture, ...part.pictures] : part.pictures,
  }))
}

function without(parts: PictureList[], id: number): PictureList[] {
  if (!has(parts, id)) return parts
  return parts.map((part) => ({
    ...part,
    count: part.count - 1,
    pictures: part.pictures.filter((picture) => picture.id !== id),
  }))
}

function has(parts: PictureList[], id: number): boolean {
  return parts.some(({ pictures }) => pictures.some((picture) => picture.id === id))
}

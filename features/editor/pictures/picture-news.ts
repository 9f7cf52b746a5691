import { useEffect, useState } from 'react'
import type { LibraryPicture } from '@/lib/contract/media'

type Listener = (picture: LibraryPicture) => void

const listeners = new Set<Listener>()

/** Tells everything in this window that shows the picture how it is now. */
export function tellPicture(picture: LibraryPicture): void {
  for (const listener of listeners) listener(picture)
}

/** The pictures that were changed since this was first asked, by their ids: what shows them need not be read anew. */
export function useChangedPictures(): ReadonlyMap<number, LibraryPicture> {
  const [changed, setChanged] = useState<ReadonlyMap<number, LibraryPicture>>(new Map())
  useEffect(() => {
    const listener: Listener = (picture) => setChanged((known) => new Map(known).set(picture.id, picture))
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
  return changed
}

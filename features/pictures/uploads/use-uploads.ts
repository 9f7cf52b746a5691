import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import { type UploadedPicture, uploadPicture } from './upload-picture'
import { createUploadQueue, type UploadQueue } from './upload-queue'

/** Creates an upload queue. The calling component is rendered again when an upload progresses. */
export function useUploads(locale: Locale, onDone: (picture: UploadedPicture) => void): UploadQueue {
  const [queue] = useState(() =>
    warnWhileActive(createUploadQueue((upload, parts) => uploadPicture(locale, upload, parts))),
  )
  const receive = useEffectEvent(onDone)
  useEffect(() => queue.onDone((picture) => receive(picture)), [queue])
  useSyncExternalStore(
    queue.subscribe,
    () => queue.uploads,
    () => queue.uploads,
  )
  return queue
}

/** Warns before the document is left during uploads, also after the library was closed. */
function warnWhileActive(queue: UploadQueue): UploadQueue {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  queue.subscribe(() => {
    if (queue.isActive) window.addEventListener('beforeunload', warn)
    else window.removeEventListener('beforeunload', warn)
  })
  return queue
}

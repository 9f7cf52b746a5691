import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Locale } from '@/lib/contract/common/locale'
import { type Uploaded, uploadPicture } from './upload-picture'
import { createUploadQueue, type UploadQueue } from './upload-queue'

/** The queue of uploads; the calling component renders again as they progress. */
export function useUploads(locale: Locale, onDone: (uploaded: Uploaded) => void): UploadQueue {
  const [queue] = useState(() => createUploadQueue((upload, parts) => uploadPicture(locale, upload, parts)))
  const receive = useEffectEvent(onDone)
  useEffect(() => queue.onDone((uploaded) => receive(uploaded)), [queue])
  useSyncExternalStore(
    queue.subscribe,
    () => queue.uploads,
    () => queue.uploads,
  )
  return queue
}

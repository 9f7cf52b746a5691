import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Locale } from '@/lib/contract/locale'
import { type Uploaded, uploadPicture } from './upload-picture'
import { createUploadQueue, type UploadQueue } from './upload-queue'

/** A queue of uploads for what is shown; whoever calls this is drawn anew as they go on. */
export function useUploads(locale: Locale, onDone: (uploaded: Uploaded) => void): UploadQueue {
  const tell = useRef(onDone)
  useEffect(() => {
    tell.current = onDone
  })
  const [queue] = useState(() =>
    createUploadQueue(
      (upload, parts) => uploadPicture(locale, upload, parts),
      (uploaded) => tell.current(uploaded),
    ),
  )
  useSyncExternalStore(
    queue.subscribe,
    () => queue.uploads,
    () => queue.uploads,
  )
  return queue
}

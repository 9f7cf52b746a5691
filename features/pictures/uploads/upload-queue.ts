import type { UploadParts } from '@/lib/api/browser-client'
import type { Failure, Result } from '@/lib/api/result'
import { createListeners } from '@/lib/listeners'
import type { UploadedPicture } from './upload-picture'

export interface NewUpload {
  file: File
  folder: number | null
}

/** An upload in the queue. */
export interface Upload extends NewUpload {
  key: string
  state: 'queued' | 'sending' | 'done' | 'failed'
  /** The sent fraction, 0 to 1. At 1 the backend may still process the picture. */
  progress: number
  failure: Failure | null
  uploaded: UploadedPicture | null
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** The maximum number of concurrent uploads; the backend processes one picture at a time. */
const maxConcurrent = 2

/** A queue of uploads with a concurrency limit, progress, cancellation and retry. */
export function createUploadQueue(
  send: (upload: NewUpload, parts: UploadParts) => Promise<Result<UploadedPicture>>,
) {
  const { subscribe, notify } = createListeners()
  const finishListeners = createListeners<[uploaded: UploadedPicture]>()
  const controllers = new Map<string, AbortController>()
  let uploads: readonly Upload[] = []
  let count = 0

  function set(next: readonly Upload[]): void {
    uploads = next
    notify()
  }
  const change = (key: string, parts: Partial<Upload>) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, ...parts } : upload)))

  async function start(upload: Upload): Promise<void> {
    const { key } = upload
    const controller = new AbortController()
    controllers.set(key, controller)
    change(key, { state: 'sending', progress: 0, failure: null })
    const onProgress = (progress: number) => change(key, { progress })
    const result = await send(upload, { signal: controller.signal, onProgress })
    if (controllers.get(key) === controller) {
      controllers.delete(key)
      if (result.ok) {
        change(key, { state: 'done', uploaded: result.value })
        finishListeners.notify(result.value)
      } else {
        change(key, { state: 'failed', failure: result.failure })
      }
    }
    startNext()
  }

  function startNext(): void {
    while (controllers.size < maxConcurrent) {
      const queuedUpload = uploads.find(({ state }) => state === 'queued')
      if (!queuedUpload) return
      void start(queuedUpload)
    }
  }

  return {
    get uploads(): readonly Upload[] {
      return uploads
    },
    subscribe,
    /**
     * Subscribes to finished uploads.
     * @returns a function that unsubscribes
     */
    onDone: finishListeners.subscribe,
    add(files: readonly File[], folder: number | null): void {
      const addedUploads = files.map((file): Upload => {
        count += 1
        const key = String(count)
        return { key, file, folder, state: 'queued', progress: 0, failure: null, uploaded: null }
      })
      set([...uploads, ...addedUploads])
      startNext()
    },
    /** Cancels an unfinished upload and removes it from the list. */
    remove(key: string): void {
      controllers.get(key)?.abort()
      controllers.delete(key)
      set(uploads.filter((upload) => upload.key !== key))
      startNext()
    },
    retry(key: string): void {
      change(key, { state: 'queued' })
      startNext()
    },
  }
}

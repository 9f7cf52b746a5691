import type { UploadOptions } from '@/lib/api/browser-client'
import type { Failure, Result } from '@/lib/api/result'
import { createListeners } from '@/lib/listeners'
import type { UploadedPicture } from './upload-picture'

export interface NewUpload {
  file: File
  folder: number | null
}

export interface Upload extends NewUpload {
  key: string
  state: 'queued' | 'sending' | 'done' | 'failed'
  /**
   * The fraction that has been sent, 0 to 1. At 1, the backend may still be processing the picture.
   */
  progress: number
  failure: Failure | null
  uploaded: UploadedPicture | null
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** The maximum number of concurrent uploads. One is sent while the backend processes the other. */
const maxConcurrent = 2

/**
 * A queue of uploads. It limits the concurrent ones, reports progress, and can cancel or retry an
 * upload.
 */
export function createUploadQueue(
  send: (upload: NewUpload, options: UploadOptions) => Promise<Result<UploadedPicture>>,
) {
  const { subscribe, notify } = createListeners()
  const finishListeners = createListeners<[uploaded: UploadedPicture]>()
  const controllers = new Map<string, AbortController>()
  let uploads: readonly Upload[] = []
  let lastKey = 0

  function setUploads(newUploads: readonly Upload[]): void {
    uploads = newUploads
    notify()
  }
  const updateUpload = (key: string, changes: Partial<Upload>) =>
    setUploads(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  async function start(upload: Upload): Promise<void> {
    const { key } = upload
    const controller = new AbortController()
    controllers.set(key, controller)
    updateUpload(key, { state: 'sending', progress: 0, failure: null })
    const onProgress = (progress: number) => updateUpload(key, { progress })
    const result = await send(upload, { signal: controller.signal, onProgress })
    const isRemoved = controllers.get(key) !== controller
    if (!isRemoved) {
      controllers.delete(key)
      if (result.ok) {
        updateUpload(key, { state: 'done', uploaded: result.value })
        finishListeners.notify(result.value)
      } else {
        updateUpload(key, { state: 'failed', failure: result.failure })
      }
    }
    startNext()
  }

  function startNext(): void {
    while (controllers.size < maxConcurrent) {
      const queuedUpload = uploads.find(({ state }) => state === 'queued')
      if (!queuedUpload) return
      // Changes the state and `controllers` before its first await, so the loop ends.
      void start(queuedUpload)
    }
  }

  return {
    get uploads(): readonly Upload[] {
      return uploads
    },
    /** True while uploads are waiting or being sent. */
    get isActive(): boolean {
      return uploads.some(({ state }) => state === 'queued' || state === 'sending')
    },
    subscribe,
    /**
     * Subscribes to finished uploads.
     * @returns a function that unsubscribes
     */
    onDone: finishListeners.subscribe,
    add(files: readonly File[], folder: number | null): void {
      const addedUploads = files.map((file): Upload => {
        lastKey += 1
        const key = String(lastKey)
        return { key, file, folder, state: 'queued', progress: 0, failure: null, uploaded: null }
      })
      setUploads([...uploads, ...addedUploads])
      startNext()
    },
    /** Removes an upload from the list. If it is not finished, it is canceled. */
    remove(key: string): void {
      controllers.get(key)?.abort()
      controllers.delete(key)
      setUploads(uploads.filter((upload) => upload.key !== key))
      startNext()
    },
    retry(key: string): void {
      updateUpload(key, { state: 'queued' })
      startNext()
    },
  }
}

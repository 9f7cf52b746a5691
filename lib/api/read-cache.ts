import { createSharedSlot } from '../shared-slot'
import type { BackendResponse } from './result'

export interface PublicResponse extends BackendResponse {
  tags: readonly string[]
  /** Length of the body, in bytes. */
  length: number
  /** Parsed results by schema. They are shared, so they must not be modified. */
  results: WeakMap<object, unknown>
}

/**
 * Returns the cached response for a key. If there is none, calls `load` and caches its result.
 * @param mayLag allows a response to be up to a second old while the tag stream is interrupted
 */
export type ReadCache = (key: string, load: () => Promise<PublicResponse>, mayLag: boolean) => Promise<PublicResponse>

const slot = createSharedSlot<ReadCache>('read-cache')

/**
 * Installs the read cache. The server calls it once. Without a cache, every read calls the backend.
 */
export function installReadCache(cache: ReadCache): void {
  slot.set(cache)
}

/** Returns the response for a key from the installed cache, or loads it. */
export const readThroughCache: ReadCache = (key, load, mayLag) => {
  const cache = slot.get()
  return cache ? cache(key, load, mayLag) : load()
}

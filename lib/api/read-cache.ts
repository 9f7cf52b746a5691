import { sharedSlot } from '../shared-slot'
import type { Answer } from './result'

/** A response of the backend to a public read. */
export interface PublicAnswer extends Answer {
  /** Cache tags of the response. */
  tags: readonly string[]
  /** Length of the body. */
  length: number
  /** Parsed results by schema. They are shared and must not be modified. */
  results: WeakMap<object, unknown>
}

/**
 * Returns the cached response of a key, or the result of `load`.
 * @param mayLag allows a response to be one second old while the tag stream is interrupted
 */
export type ReadCache = (
  key: string,
  load: () => Promise<PublicAnswer>,
  mayLag: boolean,
) => Promise<PublicAnswer>

const slot = sharedSlot<ReadCache>('read-cache')

/**
 * Installs the cache; called once, by the server. Without a cache every read goes to the backend.
 */
export function installReadCache(cache: ReadCache): void {
  slot.set(cache)
}

/** Returns the response of a key from the server's cache, or loads it. */
export const readThroughCache: ReadCache = (key, load, mayLag) => {
  const cache = slot.get()
  return cache ? cache(key, load, mayLag) : load()
}

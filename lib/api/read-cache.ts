import { sharedSlot } from '../shared-slot'
import type { Answer } from './result'

/** An answer of the backend to a public read. */
export interface PublicAnswer extends Answer {
  /** What the answer shows. */
  tags: readonly string[]
  /** Its size as text. */
  length: number
  /** The result, parsed by its schema; shared, so it must not be changed. */
  results: WeakMap<object, unknown>
}

/**
 * Gives the cached answer of a key, or that of `load`.
 * @param mayLag whether an answer may be a second old while no changes are announced
 */
export type ReadCache = (
  key: string,
  load: () => Promise<PublicAnswer>,
  mayLag: boolean,
) => Promise<PublicAnswer>

const slot = sharedSlot<ReadCache>('read-cache')

/** Called once, by the server. Without a cache every read goes to the backend. */
export function installReadCache(cache: ReadCache): void {
  slot.set(cache)
}

/** The answer of a key, from the server's cache or loaded now. */
export const readThroughCache: ReadCache = (key, load, mayLag) => {
  const cache = slot.get()
  return cache ? cache(key, load, mayLag) : load()
}

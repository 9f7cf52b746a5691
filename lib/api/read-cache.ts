import { sharedSlot } from '../shared-slot'
import type { Answer } from './result'

/** An answer of the backend to a public read. */
export interface PublicAnswer extends Answer {
  /** What the answer shows. */
  tags: readonly string[]
  /** Its size as text. */
  length: number
  /** What came of it, by the schema that read it; shared, so nobody may change it. */
  results: WeakMap<object, unknown>
}

/** Gives the kept answer of a key, or that of `load`. */
export type ReadCache = (key: string, load: () => Promise<PublicAnswer>) => Promise<PublicAnswer>

const slot = sharedSlot<ReadCache>('read-keeper')

/** Called once, by the server. Without a keeper every read goes to the backend. */
export function installReadCache(keeper: ReadCache): void {
  slot.set(keeper)
}

/** The answer of a key, kept by the server or loaded now. */
export function readThroughCache(key: string, load: () => Promise<PublicAnswer>): Promise<PublicAnswer> {
  const keeper = slot.get()
  return keeper ? keeper(key, load) : load()
}

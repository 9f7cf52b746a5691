import { AsyncLocalStorage } from 'node:async_hooks'

/** The request on whose behalf statements run. */
export interface Caller {
  /** User or address; empty for shared reads of the site. */
  client: string
  /** True for requests that need much database time. */
  isExpensive: boolean
  /** Total waiting time of its statements in milliseconds. */
  waitedMs: number
  /** True after the response. Limits per client then no longer apply. */
  hasResponded: boolean
}

const storage = new AsyncLocalStorage<Caller | undefined>()

/** Runs work on behalf of a caller; undefined for the program itself. */
export function runWithCaller<Result>(caller: Caller | undefined, work: () => Result): Result {
  return storage.run(caller, work)
}

/** Returns the caller of the current work; undefined after its response. */
export function findCaller(): Caller | undefined {
  const caller = storage.getStore()
  return caller?.hasResponded ? undefined : caller
}

import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that causes statements. */
export interface Caller {
  /** Key of its client: user or address; empty for reads of the site that all visitors share. */
  client: string
  /** True for requests that need much database time. */
  isExpensive: boolean
  /** Total waiting time of its statements, in ms. */
  waitedMs: number
  /** True after the response: later work, such as a stream or a mail, belongs to the program. */
  isAnswered: boolean
}

const storage = new AsyncLocalStorage<Caller | undefined>()

/** Runs work on behalf of a caller; undefined for the program itself. */
export function withCaller<Result>(caller: Caller | undefined, work: () => Result): Result {
  return storage.run(caller, work)
}

/** Returns the caller of the current work; undefined for the program itself. */
export function currentCaller(): Caller | undefined {
  const caller = storage.getStore()
  return caller?.isAnswered ? undefined : caller
}

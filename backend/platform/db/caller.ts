import { AsyncLocalStorage } from 'node:async_hooks'

/** The request for which statements run. */
export interface Caller {
  /** Key of the client: user or address. Empty for reads of the site that all visitors share. */
  client: string
  /** True for requests that need much database time. */
  isExpensive: boolean
  /** Total time that its statements have waited, in ms. */
  waitedMs: number
  /** True after the response. Later work, such as a stream or a mail, is not limited by client. */
  isAnswered: boolean
}

const storage = new AsyncLocalStorage<Caller | undefined>()

/** Runs work on behalf of a caller, or of the program itself if the caller is undefined. */
export function withCaller<Result>(caller: Caller | undefined, work: () => Result): Result {
  return storage.run(caller, work)
}

/**
 * Returns the caller of the current work. Undefined after its response, and for work of the program
 * itself.
 */
export function currentCaller(): Caller | undefined {
  const caller = storage.getStore()
  return caller?.isAnswered ? undefined : caller
}

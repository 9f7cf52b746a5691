import { AsyncLocalStorage } from 'node:async_hooks'

/** The call that causes statements. */
export interface Caller {
  /**
   * The key of its client: of a user, or of an address; empty for reads of the site that all
   * visitors share.
   */
  client: string
  /** Whether the call is of a kind that takes much of the database's time. */
  isExpensive: boolean
  /** How long its statements have waited for their turns so far, in ms. */
  waitedMs: number
  /** What goes on behind an answer, such as a stream or a mail, is work of the program. */
  isAnswered: boolean
}

const storage = new AsyncLocalStorage<Caller | undefined>()

/** Runs work whose statements a caller causes; undefined for work of the program itself. */
export function withCaller<Result>(caller: Caller | undefined, work: () => Result): Result {
  return storage.run(caller, work)
}

/** Who causes the statements under way; undefined for the program itself. */
export function currentCaller(): Caller | undefined {
  const caller = storage.getStore()
  return caller?.isAnswered ? undefined : caller
}

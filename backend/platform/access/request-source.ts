import { AsyncLocalStorage } from 'node:async_hooks'

/** Where a request came from, as far as the security log may know. */
export interface RequestSource {
  /** A /24 of IPv4, a /48 of IPv6; empty for the site's own calls. */
  network: string
  requestId: string
}

const storage = new AsyncLocalStorage<RequestSource>()

/** Lets whatever is done for a request, behind its answer as well, ask where that came from. */
export function withSource<Result>(source: RequestSource, work: () => Result): Result {
  return storage.run(source, work)
}

/** The source of the request under way; undefined outside of any, at the command line for example. */
export function currentSource(): RequestSource | undefined {
  return storage.getStore()
}

/** The id of the request under way, for the log of a backend of its own; undefined outside of any. */
export function currentRequestId(): string | undefined {
  return currentSource()?.requestId
}

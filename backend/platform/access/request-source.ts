import { AsyncLocalStorage } from 'node:async_hooks'

/** The origin of a request, for the security log. */
export interface RequestSource {
  /** /24 network (IPv4) or /48 network (IPv6); empty for requests of the site itself. */
  network: string
  requestId: string
}

const storage = new AsyncLocalStorage<RequestSource>()

/** Runs work with a request source, which also applies to work that continues after a response. */
export function runWithSource<Result>(source: RequestSource, work: () => Result): Result {
  return storage.run(source, work)
}

/** Returns the source of the current request; undefined outside requests. */
export function getRequestSource(): RequestSource | undefined {
  return storage.getStore()
}

/** Returns the id of the current request, for the log. */
export function getRequestId(): string | undefined {
  return getRequestSource()?.requestId
}

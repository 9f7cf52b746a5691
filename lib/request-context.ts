import { AsyncLocalStorage } from 'node:async_hooks'
import { createSharedSlot } from './shared-slot'

/** Facts about the current request, for all code that runs while it is handled. */
export interface RequestContext {
  /** Id of the request. It is the same in the logs of the site and the backend. */
  readonly id: string
  /**
   * Key of the client (`server/http/client-key.ts`); missing if the server itself caused the work.
   */
  readonly client?: string
  /** Origin of the page in the response; missing if the response is not a page. */
  page?: 'cached' | 'rendered'
  /** Id of the trace; missing if none is recorded. */
  traceId?: string | undefined
  /** True if the request was forwarded to the backend. */
  isForwarded?: boolean
}

const slot = createSharedSlot<AsyncLocalStorage<RequestContext>>('request-context')

/** Runs `work` in the context of a request. The server calls it before anything else. */
export function withRequest<Result>(context: RequestContext, work: () => Result): Result {
  const storage = slot.get() ?? new AsyncLocalStorage<RequestContext>()
  slot.set(storage)
  return storage.run(context, work)
}

/** Returns the current request; undefined outside of requests. */
export function getRequestContext(): RequestContext | undefined {
  return slot.get()?.getStore()
}

/** Adds information for the request log to the current request. */
export function annotateRequest(annotations: Pick<RequestContext, 'page' | 'isForwarded'>): void {
  const context = getRequestContext()
  if (context) Object.assign(context, annotations)
}

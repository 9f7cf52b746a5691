import { AsyncLocalStorage } from 'node:async_hooks'
import { sharedSlot } from './shared-slot'

/** The current request, available to all code that handles it. */
export interface RequestContext {
  /** Id of the request in the logs of all programs involved. */
  readonly id: string
  /** Key of the client (`server/http/client-key.ts`); missing for work of the server itself. */
  readonly client?: string
  /** Origin of the page; missing for other requests. */
  page?: 'cached' | 'rendered'
  /** Id of the trace; missing if none is recorded. */
  traceId?: string | undefined
  /** True if the backend answered the request. */
  isForwarded?: boolean
}

const slot = sharedSlot<AsyncLocalStorage<RequestContext>>('request-context')

/** Runs `work` in the context of a request. Called only by the server, before anything else. */
export function withRequest<Result>(context: RequestContext, work: () => Result): Result {
  const storage = slot.get() ?? new AsyncLocalStorage<RequestContext>()
  slot.set(storage)
  return storage.run(context, work)
}

/** Returns the current request; undefined outside of requests. */
export function currentRequest(): RequestContext | undefined {
  return slot.get()?.getStore()
}

/** Adds information for the request log to the current request. */
export function annotateRequest(facts: Pick<RequestContext, 'page' | 'isForwarded'>): void {
  const context = currentRequest()
  if (context) Object.assign(context, facts)
}

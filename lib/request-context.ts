import { AsyncLocalStorage } from 'node:async_hooks'
import { sharedSlot } from './shared-slot'

/** The current request, in all code that runs for it. */
export interface RequestContext {
  /** The request's id in the logs of every program involved. */
  readonly id: string
  /** The key of the client that sent it (`server/http/client-key.ts`); absent for work of the server itself. */
  readonly client?: string
  /** Whether its page came from the cache or was rendered; absent for other requests. */
  page?: 'cached' | 'rendered'
  /** The trace of which its span is part; absent where none is recorded. */
  traceId?: string | undefined
  /** Whether the backend has answered it. */
  isForwarded?: boolean
}

const slot = sharedSlot<AsyncLocalStorage<RequestContext>>('request-context')

/** Runs `work` for a request. Called only by the server, before anything else. */
export function withRequest<Result>(context: RequestContext, work: () => Result): Result {
  const storage = slot.get() ?? new AsyncLocalStorage<RequestContext>()
  slot.set(storage)
  return storage.run(context, work)
}

/** The current request; undefined outside of requests. */
export function currentRequest(): RequestContext | undefined {
  return slot.get()?.getStore()
}

/** Adds to the current request's context how it was handled, for the request log. */
export function annotateRequest(facts: Pick<RequestContext, 'page' | 'isForwarded'>): void {
  const context = currentRequest()
  if (context) Object.assign(context, facts)
}

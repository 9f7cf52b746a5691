import { AsyncLocalStorage } from 'node:async_hooks'
import { sharedSlot } from './shared-slot'

/** The request that is being answered, wherever the work for it is done. */
export interface RequestContext {
  /** Names the request in the logs of all who took part in it. */
  readonly id: string
  /** Whether its page was at hand, or had to be rendered; left out for what is no page. */
  page?: 'kept' | 'rendered'
  /** Whether the backend has answered it. */
  isForwarded?: boolean
}

const slot = sharedSlot<AsyncLocalStorage<RequestContext>>('request-context')

/** Runs `work` for a request. Called by the server alone, before all else. */
export function withRequest<Result>(context: RequestContext, work: () => Result): Result {
  const storage = slot.get() ?? new AsyncLocalStorage<RequestContext>()
  slot.set(storage)
  return storage.run(context, work)
}

/** The request that is being answered; undefined for what the server does by itself. */
export function currentRequest(): RequestContext | undefined {
  return slot.get()?.getStore()
}

/** Notes what became of the request that is being answered. */
export function noteOfRequest(facts: Pick<RequestContext, 'page' | 'isForwarded'>): void {
  const context = currentRequest()
  if (context) Object.assign(context, facts)
}

'use client'

import { useMemo, useSyncExternalStore } from 'react'
import type { Failure } from '@/lib/api/result'

type Queries = typeof import('../../queries')

/** The part of a query result used by the menus. */
interface QueryState<Data> {
  data: Data | undefined
  isError: boolean
  /** The failure of the call; null without one, and if the query library failed to load. */
  error: { failure: Failure } | null
}

interface Observer<Data> {
  getCurrentResult: () => QueryState<Data>
  subscribe: (onChange: () => void) => () => void
}

/** The queries and their library, loaded on demand: most visitors never need them. */
let queries: Queries | null = null

const waitingResult = { data: undefined, isError: false, error: null }
const failedResult = { data: undefined, isError: true, error: null }

const idle = { get: () => waitingResult, subscribe: () => () => undefined }

/**
 * Like `useQuery` without a provider. Loads the query library with the first query; cached data are
 * available at the first render.
 * @param observe creates the observer of a query, a stable function for each query; null for no
 * query
 */
export function useAccountQuery<Data>(
  observe: ((queries: Queries) => Observer<Data>) | null,
): QueryState<Data> {
  const store = useMemo(() => (observe ? createStore(observe) : idle), [observe])
  return useSyncExternalStore<QueryState<Data>>(store.subscribe, store.get, idle.get)
}

/**
 * Returns true if the backend rejected the visitor's session. Its errors, lost connections and
 * rate limits say nothing about the session.
 */
export function isRejected({ error }: Pick<QueryState<unknown>, 'error'>): boolean {
  const status = error?.failure.status ?? 0
  return status >= 400 && status < 500 && status !== 429
}

function createStore<Data>(observe: (queries: Queries) => Observer<Data>) {
  let observer = queries && observe(queries)
  let hasFailed = false
  let hasStarted = false

  const subscribe = (onChange: () => void) => {
    let isStopped = false
    let stop = () => {}
    const start = (loadedQueries: Queries) => {
      if (isStopped) return
      queries = loadedQueries
      observer ??= observe(loadedQueries)
      stop = observer.subscribe(onChange)
      hasStarted = true
      onChange()
    }
    const fail = () => {
      hasFailed = true
      onChange()
    }
    import('../../queries').then(start, fail)
    return () => {
      isStopped = true
      stop()
    }
  }
  const get = () => {
    if (hasFailed) return failedResult
    const result = observer?.getCurrentResult()
    // Ignores a cached failure of an earlier page until the query of this page has started.
    return result && (hasStarted || result.data) ? result : waitingResult
  }
  return { get, subscribe }
}

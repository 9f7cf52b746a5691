'use client'

import { useMemo, useSyncExternalStore } from 'react'

type Queries = typeof import('../../queries')

/** The part of a query's result that the menus use. */
interface Answer<Data> {
  data: Data | undefined
  isError: boolean
}

interface Observer<Data> {
  getCurrentResult: () => Answer<Data>
  subscribe: (onChange: () => void) => () => void
}

/** The queries with their library, loaded on demand: most visitors have no account and never load them. */
let queries: Queries | null = null

const waiting = { data: undefined, isError: false }
const failed = { data: undefined, isError: true }

const idle = { get: () => waiting, subscribe: () => () => undefined }

/**
 * Like `useQuery`, without a provider: the query library is loaded with the first query. Cached data are
 * available from the first rendering on.
 * @param observe makes the observer of a query, the same function as long as it is the same query; null to ask nothing
 */
export function useAccountQuery<Data>(observe: ((queries: Queries) => Observer<Data>) | null): Answer<Data> {
  const store = useMemo(() => (observe ? storeOf(observe) : idle), [observe])
  return useSyncExternalStore<Answer<Data>>(store.subscribe, store.get, idle.get)
}

function storeOf<Data>(observe: (queries: Queries) => Observer<Data>) {
  let observer = queries && observe(queries)
  let isMissing = false
  let isStarted = false

  const subscribe = (onChange: () => void) => {
    let isOver = false
    let stop = () => {}
    const start = (loaded: Queries) => {
      if (isOver) return
      queries = loaded
      observer ??= observe(loaded)
      stop = observer.subscribe(onChange)
      isStarted = true
      onChange()
    }
    const giveUp = () => {
      isMissing = true
      onChange()
    }
    import('../../queries').then(start, giveUp)
    return () => {
      isOver = true
      stop()
    }
  }
  const get = () => {
    if (isMissing) return failed
    const result = observer?.getCurrentResult()
    // A cached failure of a previous page is ignored until this page's own query has started.
    return result && (isStarted || result.data) ? result : waiting
  }
  return { get, subscribe }
}

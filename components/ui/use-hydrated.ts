import { useSyncExternalStore } from 'react'

/** The subscription of a value without change events, for example a cookie: read on each render. */
export const subscribeToNothing = () => () => undefined

export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

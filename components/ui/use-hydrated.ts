import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** Returns true after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

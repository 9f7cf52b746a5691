import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page's scripts have taken over what the server sent. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

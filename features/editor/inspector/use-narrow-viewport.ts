import { useSyncExternalStore } from 'react'

/** The same breakpoint as in toolbar.module.css. */
const narrow = '(max-width: 45em)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is narrow, where the panel is a bottom sheet. */
export function useNarrowViewport(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
}

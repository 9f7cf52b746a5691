import { useSyncExternalStore } from 'react'

/** The narrow windows of toolbar.module.css. */
const narrow = '(max-width: 45em)'

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is narrow: there the panel is a sheet at its lower edge. */
export function useNarrowViewport(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
}

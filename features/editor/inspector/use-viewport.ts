import { useSyncExternalStore } from 'react'

/** The same breakpoint as in toolbar.module.css. */
const narrowQuery = '(max-width: 45em)'
/** The same breakpoint as in inspector-fields.module.css. */
const wideQuery = '(min-width: 64em)'

/** Returns true in a narrow window, where the panel is a bottom sheet. */
export const useNarrowViewport = () => useMediaQuery(narrowQuery)

/** Returns true in a wide window, where the panel is docked. */
export const useWideViewport = () => useMediaQuery(wideQuery)

function useMediaQuery(condition: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(condition)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => window.matchMedia(condition).matches,
    () => false,
  )
}

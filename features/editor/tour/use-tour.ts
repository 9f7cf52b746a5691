import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'

const key = 'buehnenhaus.tour'
const { subscribe, notify } = createListeners()
/** Used without storage: the tour stays closed while the page is open. */
let hasEndedInMemory = false

function hasTourEnded(): boolean {
  try {
    return hasEndedInMemory || localStorage.getItem(key) !== null
  } catch {
    return hasEndedInMemory
  }
}

/** Returns true if the tour was left in this browser, and a function that leaves it. */
export function useTour(): [hasTourEnded: boolean, leave: () => void] {
  const hasEnded = useSyncExternalStore(subscribe, hasTourEnded, () => true)
  return [
    hasEnded,
    () => {
      hasEndedInMemory = true
      try {
        localStorage.setItem(key, 'left')
      } catch {
        // If the storage is full or forbidden, the tour appears again on the next page.
      }
      notify()
    },
  ]
}

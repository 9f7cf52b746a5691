import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'

const key = 'buehnenhaus.tour'
const { subscribe, notify } = createListeners()
/** Fallback without a storage: the tour stays left while the page is open. */
let isLeftInMemory = false

function isLeft(): boolean {
  try {
    return isLeftInMemory || localStorage.getItem(key) !== null
  } catch {
    return isLeftInMemory
  }
}

/** Returns true if the tour was left in this browser, and a function that leaves it. */
export function useTour(): [isLeft: boolean, leave: () => void] {
  const hasLeft = useSyncExternalStore(subscribe, isLeft, () => true)
  return [
    hasLeft,
    () => {
      isLeftInMemory = true
      try {
        localStorage.setItem(key, 'left')
      } catch {
        // A full or forbidden storage: the tour appears again on the next page.
      }
      notify()
    },
  ]
}

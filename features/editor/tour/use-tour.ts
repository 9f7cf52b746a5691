import { useSyncExternalStore } from 'react'
import { createListeners } from '@/lib/listeners'

const key = 'buehnenhaus.tour'
const { subscribe, notify } = createListeners()
/** Where the browser keeps nothing, the tour is left for as long as the page is open. */
let isLeftHere = false

function isLeft(): boolean {
  try {
    return isLeftHere || localStorage.getItem(key) !== null
  } catch {
    return isLeftHere
  }
}

/** Whether this person has left the tour in this browser, and leaves it. */
export function useTour(): [isLeft: boolean, leave: () => void] {
  const left = useSyncExternalStore(subscribe, isLeft, () => true)
  return [
    left,
    () => {
      isLeftHere = true
      try {
        localStorage.setItem(key, 'left')
      } catch {
        // A full or forbidden storage: it comes again with the next page.
      }
      notify()
    },
  ]
}

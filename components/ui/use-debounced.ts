import { useEffect, useState } from 'react'

/** How long somebody pauses who has written what is sought, in milliseconds. */
const searchDelay = 200

/** A value, debounced: it follows once the value has not changed for a moment, as while somebody writes a search. */
export function useDebounced<Value>(value: Value, delayMs = searchDelay): Value {
  const [debounced, setDebounced] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])

  return debounced
}

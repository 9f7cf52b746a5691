import { useEffect, useState } from 'react'

/** The pause in typing after which a search runs, in milliseconds. */
const searchDelay = 200

/** A debounced value: it follows once the value has not changed for a moment. */
export function useDebounced<Value>(value: Value, delayMs = searchDelay): Value {
  const [debounced, setDebounced] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])

  return debounced
}

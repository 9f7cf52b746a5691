import { useEffect, useState } from 'react'

/** The pause in typing after which a search runs, in milliseconds. */
const searchDelayMs = 200

/**
 * Returns the value with a delay: a change is returned when the value has not changed again for
 * `delayMs`. An object with the same content is no change, even if it is created at each render.
 */
export function useDebounced<Value>(value: Value, delayMs = searchDelayMs): Value {
  const [debouncedValue, setDebounced] = useState(value)

  useEffect(() => {
    const timer = setTimeout(
      () => setDebounced((current) => (isSameContent(current, value) ? current : value)),
      delayMs,
    )
    return () => clearTimeout(timer)
  }, [value, delayMs])

  return debouncedValue
}

const isSameContent = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

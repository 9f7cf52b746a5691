import { useEffect, useState } from 'react'

/** How long somebody pauses who has written what is sought, in milliseconds. */
const pauseMs = 200

/** A value as it was when it changed no more for a moment: what is sought while somebody writes. */
export function usePaused<Value>(value: Value): Value {
  const [paused, setPaused] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value])

  return paused
}

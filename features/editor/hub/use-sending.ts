import { useState } from 'react'
import type { CallResult } from './calls'
import type { Failure } from './failure'

/** Sends one call at a time, and keeps why the last one did nothing. */
export function useSending(onStale: () => void) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState(0)

  const send = async <Value>(call: () => Promise<CallResult<Value>>): Promise<CallResult<Value>> => {
    setSending(true)
    const result = await call()
    setSending(false)
    setAttempt((count) => count + 1)
    setFailure(result.ok ? null : result.failure)
    // After no answer at all nobody knows whether it was done.
    if (!result.ok && ['stale', 'gone', 'offline'].includes(result.failure.kind)) onStale()
    return result
  }

  return { isSending, failure, attempt, send }
}

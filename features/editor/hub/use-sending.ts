import { useState } from 'react'
import type { Failure, Result } from '@/lib/api/result'
import { reasonOf } from './failure'

/** Sends one call at a time, and keeps why the last one did nothing. */
export function useSending(onStale: () => Promise<unknown>) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [attempt, setAttempt] = useState(0)

  const send = async <Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>> => {
    setSending(true)
    const result = await call()
    // After no answer at all nobody knows whether it was done. Whoever sends again after being told sends for the new state.
    if (!result.ok && ['stale', 'gone', 'offline'].includes(reasonOf(result.failure).kind)) await onStale()
    setSending(false)
    setAttempt((count) => count + 1)
    setFailure(result.ok ? null : result.failure)
    return result
  }

  return { isSending, failure, attempt, send }
}

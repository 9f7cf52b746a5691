import { useState } from 'react'
import type { Failure } from '@/lib/api/result'
import { toFailureReason } from './failure'

/**
 * Returns the state of an entry that the user has seen and may therefore replace: the state when
 * the dialog was opened or, after a reported conflict, the current state. A list may load a newer
 * state that the user does not notice.
 */
export function useKnownState<Entry>(current: Entry, failure: Failure | null): Entry {
  const [knownEntry, setKnownEntry] = useState(current)
  const isReported = failure !== null && toFailureReason(failure).kind === 'stale'
  if (isReported && knownEntry !== current) setKnownEntry(current)
  return isReported ? current : knownEntry
}

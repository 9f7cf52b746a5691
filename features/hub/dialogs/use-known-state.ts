import { useState } from 'react'
import type { Failure } from '@/lib/api/result'
import { toFailureReason } from './failure'

/**
 * Returns the state of an entry that the user knows and may replace: that of the opened dialog, and
 * the current one after each reported conflict. A list may load a newer state unnoticed.
 */
export function useKnownState<Entry>(current: Entry, failure: Failure | null): Entry {
  const [knownEntry, setKnownEntry] = useState(current)
  const isReported = failure !== null && toFailureReason(failure).kind === 'stale'
  if (isReported && knownEntry !== current) setKnownEntry(current)
  return isReported ? current : knownEntry
}

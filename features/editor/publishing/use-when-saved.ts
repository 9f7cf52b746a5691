import { useEffect, useState } from 'react'
import type { SyncStatus } from '../core/sync'

/** States in which nothing more is saved until the editor does something. */
const stuck = ['offline', 'login-needed', 'conflict', 'refused', 'incomplete'] as const
export type StuckStatus = (typeof stuck)[number]

const stuckAt = (status: SyncStatus | null) => stuck.find((known) => known === status) ?? null

/** Runs work once everything that was written is saved; says so while it waits, and why it does not go on. */
export function useWhenSaved(status: SyncStatus | null) {
  const [waiting, setWaiting] = useState<{ work: () => void } | null>(null)
  const [problem, setProblem] = useState<StuckStatus | null>(null)

  useEffect(() => {
    if (!waiting || status === null) return
    const obstacle = stuckAt(status)
    if (status !== 'saved' && !obstacle) return
    setWaiting(null)
    setProblem(obstacle)
    if (!obstacle) waiting.work()
  }, [status, waiting])

  return { isWaiting: waiting !== null, problem, whenSaved: (work: () => void) => setWaiting({ work }) }
}

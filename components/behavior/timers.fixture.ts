import type { Timers } from './timers'

/** Fake timers that tests advance by hand. */
export function createManualTimers(): Timers & { advance(ms: number): void; countPending(): number } {
  let nowMs = 0
  let scheduledWork: { dueMs: number; work: () => void }[] = []
  return {
    schedule(delayMs, work) {
      const entry = { dueMs: nowMs + delayMs, work }
      scheduledWork.push(entry)
      return () => {
        scheduledWork = scheduledWork.filter((otherEntry) => otherEntry !== entry)
      }
    },
    advance(ms) {
      const endMs = nowMs + ms
      for (;;) {
        const [next] = scheduledWork.filter(({ dueMs }) => dueMs <= endMs).toSorted((a, b) => a.dueMs - b.dueMs)
        if (!next) break
        nowMs = next.dueMs
        scheduledWork = scheduledWork.filter((otherEntry) => otherEntry !== next)
        next.work()
      }
      nowMs = endMs
    },
    countPending: () => scheduledWork.length,
  }
}

import type { Timers } from './timers'

/** Fake timers that tests advance by hand. */
export function manualTimers(): Timers & { advance(ms: number): void; pending(): number } {
  let now = 0
  let waiting: { at: number; work: () => void }[] = []
  return {
    after(delay, work) {
      const entry = { at: now + delay, work }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter((waitingEntry) => waitingEntry !== entry)
      }
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (!next) break
        now = next.at
        waiting = waiting.filter((waitingEntry) => waitingEntry !== next)
        next.work()
      }
      now = end
    },
    pending: () => waiting.length,
  }
}

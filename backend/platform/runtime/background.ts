import type { Logger } from 'pino'
import { withCaller } from '../db/caller'

/** Tasks that outlive their request. */
export interface Background {
  /** Starts a task that no response waits for; errors are logged under `name`. */
  run(name: string, work: () => Promise<unknown>): void
  /** Resolves when all tasks have ended. */
  idle(): Promise<void>
}

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>()
  return {
    run(name, work) {
      // Outside the caller's share of the database: the task is not retried.
      const task: Promise<void> = withCaller(undefined, work)
        .then(
          () => undefined,
          (error: unknown) => log.error({ err: error, work: name }, 'Work behind an answer failed'),
        )
        .finally(() => running.delete(task))
      running.add(task)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

import type { Logger } from 'pino'
import { runWithCaller } from '../db/caller'

/** Tasks that outlive their request. */
export interface Background {
  /** Starts a task. Errors are logged under `name`. */
  run(name: string, work: () => Promise<unknown>): void
  /** Resolves when all tasks have ended. */
  waitUntilIdle(): Promise<void>
}

export function createBackground(log: Logger): Background {
  const runningTasks = new Set<Promise<void>>()
  return {
    run(name, work) {
      // The caller's quota does not apply, because a rejected task is never retried.
      const task: Promise<void> = runWithCaller(undefined, work)
        .then(
          () => undefined,
          (error: unknown) => log.error({ err: error, work: name }, 'A background task failed'),
        )
        .finally(() => runningTasks.delete(task))
      runningTasks.add(task)
    },
    async waitUntilIdle() {
      while (runningTasks.size > 0) await Promise.all(runningTasks)
    },
  }
}

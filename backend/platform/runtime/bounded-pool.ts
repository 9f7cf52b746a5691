import { ServerBusyError } from '../errors'

/** Runs a limited number of tasks at a time; others wait in a queue. */
export interface BoundedPool {
  /** @throws ServerBusyError if the queue is full */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/** Creates a pool for CPU-bound tasks, so that no client occupies all processors or memory. */
export function createBoundedPool({
  maxConcurrent,
  maxQueued,
}: {
  maxConcurrent: number
  maxQueued: number
}): BoundedPool {
  const queue: (() => void)[] = []
  let runningCount = 0

  async function acquireSlot(): Promise<void> {
    if (runningCount < maxConcurrent) {
      runningCount += 1
      return
    }
    if (queue.length >= maxQueued) throw new ServerBusyError()
    // A finished task passes its slot on, so that no new task takes it.
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  return {
    async run(work) {
      await acquireSlot()
      try {
        return await work()
      } finally {
        const nextTask = queue.shift()
        if (nextTask) nextTask()
        else runningCount -= 1
      }
    },
  }
}

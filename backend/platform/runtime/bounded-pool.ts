import { ServerBusyError } from '../errors'

/** Runs a limited number of tasks at a time and queues further tasks in order. */
export interface BoundedPool {
  /** @throws ServerBusyError if the queue is full; the task is then never started */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/**
 * A pool for CPU-bound tasks. Its limits keep one client from occupying every processor and from
 * filling the memory with queued tasks.
 * @param maxConcurrent the number of tasks that run at a time
 * @param maxQueued the maximum length of the queue
 */
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
    // A finished task passes its slot to the first queued task, so that no new task can take it.
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

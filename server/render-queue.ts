/** Lets works begin in their order, a few at a time. */
export interface WorkQueue {
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/**
 * A queue in front of rendering: what is rendered shares one thread, so many at once make everybody wait, those too whose
 * page is ready.
 * @param most how many run at a time
 * @param longestWaitMs after this a work begins anyway: where all slots wait for a slow backend, the queue must not
 * make it slower
 */
export function createRenderQueue(most: number, longestWaitMs: number): WorkQueue {
  const waiting = new Set<() => void>()
  let running = 0

  async function turn(): Promise<void> {
    if (running < most) {
      running += 1
      return
    }
    await new Promise<void>((resolve) => {
      const begin = () => {
        clearTimeout(patience)
        waiting.delete(begin)
        running += 1
        resolve()
      }
      const patience = setTimeout(begin, longestWaitMs)
      waiting.add(begin)
    })
  }

  return {
    async run(work) {
      await turn()
      try {
        return await work()
      } finally {
        running -= 1
        const [next] = waiting
        if (running < most) next?.()
      }
    },
  }
}

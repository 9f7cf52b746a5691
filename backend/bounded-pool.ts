import { ServerBusyError } from './errors'

/** Runs works a few at a time, the others in their order behind them. */
export interface BoundedPool {
  /** @throws ServerBusyError when too many wait already: the work is not begun */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/**
 * A pool for works that keep a processor busy: whoever sends many of them must neither take every processor nor fill
 * the memory with what waits.
 * @param atOnce how many run at a time
 * @param waiting how many may wait
 */
export function createBoundedPool({ atOnce, waiting }: { atOnce: number; waiting: number }): BoundedPool {
  const queue: (() => void)[] = []
  let running = 0

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (queue.length >= waiting) throw new ServerBusyError()
    // Whoever ends hands its place over, so that nobody slips in between.
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  return {
    async run(work) {
      await turn()
      try {
        return await work()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}

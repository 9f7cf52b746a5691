import type { Logger } from 'pino'
import { withCaller } from '../db/caller'

/** Work that goes on behind an answer. */
export interface Background {
  /** Begins work that no answer waits for; what fails is logged under `name`. */
  run(name: string, work: () => Promise<unknown>): void
  /** Resolves when nothing goes on any more. */
  idle(): Promise<void>
}

export function createBackground(log: Logger): Background {
  const underWay = new Set<Promise<void>>()
  return {
    run(name, work) {
      // Not within its caller's share of the database: it is not tried again.
      const ending: Promise<void> = withCaller(undefined, work)
        .then(
          () => undefined,
          (error: unknown) => log.error({ err: error, work: name }, 'Work behind an answer failed'),
        )
        .finally(() => underWay.delete(ending))
      underWay.add(ending)
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

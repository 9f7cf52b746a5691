import { createRedirectHits } from '@/backend/library/redirects/redirect-hits'
import type { Services } from '@/backend/platform/services'

const pauseMs = 20_000

/** Counts the hits of redirects and stores the counts periodically and at the end. */
export function scheduleRedirectHits({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): {
  /** Of a path, decoded and without a final slash. */
  count(path: string): void
  stop(): Promise<void>
} {
  const hits = createRedirectHits(db)
  const write = () =>
    hits
      .flush()
      .catch((error: unknown) => log.error({ err: error }, 'Hits of redirects could not be written'))
  const timer = setInterval(write, pauseMs)
  timer.unref()
  return {
    count: (path) => hits.count(path, clock()),
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}

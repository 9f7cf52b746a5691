import { createRedirectHits } from '@/backend/library/redirects/redirect-hits'
import type { Services } from '@/backend/platform/services'

const intervalMs = 20_000

/** Counts hits of redirects in memory, and writes them periodically and when the server stops. */
export function scheduleRedirectHits({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): {
  /** Counts a hit. The path is decoded, without trailing slash. */
  count(path: string): void
  stop(): Promise<void>
} {
  const hits = createRedirectHits(db)
  const write = () =>
    hits.flush().catch((error: unknown) => log.error({ err: error }, 'Hits of redirects could not be stored'))
  const timer = setInterval(write, intervalMs)
  timer.unref()
  return {
    count: (path) => hits.count(path, clock()),
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}

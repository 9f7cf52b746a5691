import type { Services } from '@/backend/platform/services'

const intervalMs = 20_000

/** Writes counted visits of job ads periodically and when the server stops. */
export function scheduleJobVisits({ jobVisits, clock, log }: Pick<Services, 'jobVisits' | 'clock' | 'log'>): {
  stop(): Promise<void>
} {
  const write = () =>
    jobVisits
      .flush(clock())
      .catch((error: unknown) => log.error({ err: error }, 'Visits of job ads could not be stored'))
  const timer = setInterval(write, intervalMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}

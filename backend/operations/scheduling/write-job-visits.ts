import type { Services } from '@/backend/platform/services'

const intervalMs = 20_000

/** Writes counted visits of job ads periodically and at the stop. */
export function scheduleJobVisits({ jobVisits, clock, log }: Pick<Services, 'jobVisits' | 'clock' | 'log'>): {
  stop(): Promise<void>
} {
  const write = () =>
    jobVisits
      .flush(clock())
      .catch((error: unknown) => log.error({ err: error }, 'Looks at job ads could not be written'))
  const timer = setInterval(write, intervalMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}

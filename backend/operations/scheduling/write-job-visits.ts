import type { Services } from '@/backend/platform/services'

const pauseMs = 20_000

/** Writes the counted visits of job ads periodically, and once more when stopped. */
export function scheduleJobVisits({ jobVisits, clock, log }: Pick<Services, 'jobVisits' | 'clock' | 'log'>): {
  stop(): Promise<void>
} {
  const write = () =>
    jobVisits
      .flush(clock())
      .catch((error: unknown) => log.error({ err: error }, 'Looks at job ads could not be written'))
  const timer = setInterval(write, pauseMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await write()
    },
  }
}

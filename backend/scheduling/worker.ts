import { runDueSchedules, type SchedulingParts } from './run-due-schedules'

/** How often due schedules are looked for. */
const pollMs = 5000

export interface SchedulingWorker {
  /** Begins no further step and waits for the one under way. */
  stop(): Promise<void>
}

/** Publishes and unpublishes pages at their times, in the background; any number of servers may do so at once. */
export function startSchedulingWorker(parts: SchedulingParts): SchedulingWorker {
  const stopping = new AbortController()
  let round: Promise<void> | null = null

  async function run(): Promise<void> {
    try {
      await runDueSchedules(parts, stopping.signal)
    } catch (error) {
      parts.log.error({ err: error }, 'Pages cannot be published at their times at present')
    }
    round = null
  }

  const wake = () => {
    round ??= run()
  }
  const poll = setInterval(wake, pollMs)
  wake()

  return {
    async stop() {
      stopping.abort()
      clearInterval(poll)
      await round
    },
  }
}

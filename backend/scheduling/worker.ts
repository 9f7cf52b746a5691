import { askDelegates } from '../confirmations/ask-delegates'
import { createAlertSender } from '../job-alerts/send-job-alerts'
import { expireJobs } from '../jobs/expire-jobs'
import { remindOwners } from '../jobs/remind-owners'
import { removeExpiredPages } from '../page-tree/trash'
import type { Services } from '../services'
import { announceEndedEvents, endedEventsMs } from './announce-ended-events'
import { runDueSchedules, type SchedulingParts } from './run-due-schedules'

/** How often due schedules are looked for. */
const pollMs = 5000
/** How often the trash is looked through. */
const expiryMs = 3_600_000
/** How often it is looked for entries that their delegates have not confirmed for a year. */
const entriesMs = 3_600_000

export interface SchedulingWorker {
  /** Begins no further step and waits for the one under way. */
  stop(): Promise<void>
}

/** Publishes and unpublishes pages at their times, ends job ads and tells their owners before, writes of new ones, asks delegates about their entries once a year, renews lists of events, and empties the trash, in the background; any number of servers may do so at once. */
export function startSchedulingWorker(
  parts: SchedulingParts & Pick<Services, 'env' | 'serverKey'>,
): SchedulingWorker {
  const stopping = new AbortController()
  const sendAlerts = createAlertSender()
  let round: Promise<void> | null = null
  let lookedThrough = Number.NEGATIVE_INFINITY
  let askedAboutEntries = Number.NEGATIVE_INFINITY
  let lookedForEnded = Number.NEGATIVE_INFINITY

  async function run(): Promise<void> {
    try {
      await runDueSchedules(parts, stopping.signal)
    } catch (error) {
      parts.log.error({ err: error }, 'Pages cannot be published at their times at present')
    }
    try {
      await removeExpired()
    } catch (error) {
      parts.log.error({ err: error }, 'Expired pages cannot be removed from the trash at present')
    }
    try {
      await expireJobs(parts.db, parts.clock())
    } catch (error) {
      parts.log.error({ err: error }, 'Job ads cannot be ended at their times at present')
    }
    try {
      await remindOwners(parts, stopping.signal)
    } catch (error) {
      parts.log.error({ err: error }, 'Owners of job ads cannot be told of their ends at present')
    }
    try {
      await sendAlerts(parts, stopping.signal)
    } catch (error) {
      parts.log.error({ err: error }, 'Alerts of new job ads cannot be sent at present')
    }
    try {
      await askAboutEntries()
    } catch (error) {
      parts.log.error({ err: error }, 'Delegates cannot be asked about their entries at present')
    }
    try {
      await announceEnded()
    } catch (error) {
      parts.log.error({ err: error }, 'Lists of events cannot be renewed at present')
    }
    round = null
  }

  async function removeExpired(): Promise<void> {
    const now = parts.clock()
    if (now.getTime() - lookedThrough < expiryMs) return
    await removeExpiredPages(parts.db, now)
    lookedThrough = now.getTime()
  }

  async function askAboutEntries(): Promise<void> {
    const now = parts.clock().getTime()
    if (now - askedAboutEntries < entriesMs) return
    await askDelegates(parts, stopping.signal)
    askedAboutEntries = now
  }

  async function announceEnded(): Promise<void> {
    const now = parts.clock().getTime()
    if (now - lookedForEnded < endedEventsMs) return
    await announceEndedEvents(parts.db)
    lookedForEnded = now
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

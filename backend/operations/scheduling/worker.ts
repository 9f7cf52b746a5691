import { checkLinksNightly } from '@/backend/content/page-tree/check-links'
import { removeExpiredPages } from '@/backend/content/page-tree/trash'
import { mailConfirmationRequests } from '@/backend/members/confirmations/ask-delegates'
import { createAlertSender } from '@/backend/members/job-alerts/send-job-alerts'
import { expireJobs } from '@/backend/members/jobs/expire-jobs'
import { remindOwners } from '@/backend/members/jobs/remind-owners'
import { runDispatches } from '@/backend/members/newsletters/run-dispatches'
import type { Services } from '@/backend/platform/services'
import { runInSpan } from '@/lib/node/tracing/tracing'
import { announceEndedEvents, endedEventsMs } from './announce-ended-events'
import { requestConfirmations } from './ask-about-plans'
import { runDueSchedules, type SchedulingParts } from './run-due-schedules'

/** Interval of the search for due schedules, in milliseconds. */
const pollMs = 5000
/** Interval of the deletion of expired pages in the trash. */
const expiryMs = 3_600_000
/** Interval of the search for entries that delegates have not confirmed for a year. */
const entriesMs = 3_600_000

/** Interval of the check for links to test. */
const linksMs = 300_000

interface Job {
  /** The name in traces. */
  name: string
  /** The log message of a failure. */
  failure: string
  run: () => Promise<unknown>
}

export interface SchedulingWorker {
  /** Starts no further step and waits for the current one. */
  stop(): Promise<void>
}

/**
 * Runs the scheduled jobs in the background: publications, unconfirmed plans, job ads and their
 * reminders, job alerts, newsletters, yearly confirmations of entries, lists of events, link checks
 * and the trash. Any number of servers may run it.
 */
export function startSchedulingWorker(
  parts: SchedulingParts & Pick<Services, 'env' | 'serverKey'>,
): SchedulingWorker {
  const { db, clock, log } = parts
  const stopping = new AbortController()
  const sendAlerts = createAlertSender()
  let round: Promise<void> | null = null

  const jobs: readonly Job[] = [
    {
      name: 'publish pages',
      failure: 'Pages cannot be published at their times at present',
      run: () => runDueSchedules(parts, stopping.signal),
    },
    {
      name: 'ask about plans',
      failure: 'Nobody can be asked about planned publications at present',
      run: () => requestConfirmations(parts),
    },
    {
      name: 'empty the trash',
      failure: 'Expired pages cannot be removed from the trash at present',
      run: createIntervalGate(expiryMs, clock, (now) => removeExpiredPages(db, now)),
    },
    {
      name: 'end job ads',
      failure: 'Job ads cannot be ended at their times at present',
      run: () => expireJobs(db, clock()),
    },
    {
      name: 'remind owners of job ads',
      failure: 'Owners of job ads cannot be told of their ends at present',
      run: () => remindOwners(parts, stopping.signal),
    },
    {
      name: 'send job alerts',
      failure: 'Alerts of new job ads cannot be sent at present',
      run: () => sendAlerts(parts, stopping.signal),
    },
    {
      name: 'send newsletters',
      failure: 'Issues of the newsletter cannot be sent at present',
      run: () => runDispatches(parts),
    },
    {
      name: 'ask delegates',
      failure: 'Delegates cannot be asked about their entries at present',
      run: createIntervalGate(entriesMs, clock, () => mailConfirmationRequests(parts, stopping.signal)),
    },
    {
      name: 'renew lists of events',
      failure: 'Lists of events cannot be renewed at present',
      run: createIntervalGate(endedEventsMs, clock, () => announceEndedEvents(db)),
    },
    {
      name: 'check links',
      failure: 'Links cannot be checked at present',
      run: createIntervalGate(linksMs, clock, (now) => checkLinksNightly(db, now)),
    },
  ]

  async function runAll(): Promise<void> {
    for (const { name, failure, run: work } of jobs) {
      try {
        await runInSpan(name, {}, work)
      } catch (error) {
        log.error({ err: error }, failure)
      }
    }
    round = null
  }

  const wake = () => {
    round ??= runInSpan('scheduled jobs', {}, runAll)
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

/** Wraps work so that it is skipped for `ms` after a success. */
function createIntervalGate(
  ms: number,
  clock: () => Date,
  work: (now: Date) => Promise<unknown>,
): () => Promise<void> {
  let done = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock()
    if (now.getTime() - done < ms) return
    await work(now)
    done = now.getTime()
  }
}

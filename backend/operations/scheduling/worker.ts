import { checkLinksNightly } from '@/backend/content/page-tree/check-links'
import { removeExpiredPages } from '@/backend/content/page-tree/trash'
import { askDelegates } from '@/backend/members/confirmations/ask-delegates'
import { createAlertSender } from '@/backend/members/job-alerts/send-job-alerts'
import { expireJobs } from '@/backend/members/jobs/expire-jobs'
import { remindOwners } from '@/backend/members/jobs/remind-owners'
import type { Services } from '@/backend/platform/services'
import { runInSpan } from '@/lib/node/tracing/tracing'
import { announceEndedEvents, endedEventsMs } from './announce-ended-events'
import { askAboutPlans } from './ask-about-plans'
import { runDueSchedules, type SchedulingParts } from './run-due-schedules'

/** How often due schedules are looked for. */
const pollMs = 5000
/** How often the trash is looked through. */
const expiryMs = 3_600_000
/** How often it is looked for entries that their delegates have not confirmed for a year. */
const entriesMs = 3_600_000

/** How often it is looked whether links are to be checked. */
const linksMs = 300_000

interface Job {
  /** What a trace calls it. */
  name: string
  /** What a failure is logged as. */
  failure: string
  run: () => Promise<unknown>
}

export interface SchedulingWorker {
  /** Begins no further step and waits for the one under way. */
  stop(): Promise<void>
}

/**
 * Publishes and unpublishes pages at their times, asks about those whose planners may not publish
 * any more, ends job ads and tells their owners before, writes of new ones, asks delegates about
 * their entries once a year, renews lists of events, checks links at night, and empties the trash,
 * in the background; any number of servers may do so at once.
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
      run: () => askAboutPlans(parts),
    },
    {
      name: 'empty the trash',
      failure: 'Expired pages cannot be removed from the trash at present',
      run: atMostEvery(expiryMs, clock, (now) => removeExpiredPages(db, now)),
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
      name: 'ask delegates',
      failure: 'Delegates cannot be asked about their entries at present',
      run: atMostEvery(entriesMs, clock, () => askDelegates(parts, stopping.signal)),
    },
    {
      name: 'renew lists of events',
      failure: 'Lists of events cannot be renewed at present',
      run: atMostEvery(endedEventsMs, clock, () => announceEndedEvents(db)),
    },
    {
      name: 'check links',
      failure: 'Links cannot be checked at present',
      run: atMostEvery(linksMs, clock, (now) => checkLinksNightly(db, now)),
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

/** Work that is skipped while it succeeded less than `ms` ago. */
function atMostEvery(
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

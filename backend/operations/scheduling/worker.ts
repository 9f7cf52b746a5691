import { continueEvents } from '@/backend/content/events/continue-events'
import { checkLinksNightly } from '@/backend/content/page-tree/check-links'
import { deleteExpiredPages } from '@/backend/content/page-tree/trash'
import { isSwitchedOff } from '@/backend/library/settings/store'
import { mailConfirmationRequests } from '@/backend/members/confirmations/ask-delegates'
import { createAlertSender } from '@/backend/members/job-alerts/send-job-alerts'
import { expireJobs } from '@/backend/members/jobs/expire-jobs'
import { remindOwners } from '@/backend/members/jobs/remind-owners'
import { runDispatches } from '@/backend/members/newsletters/run-dispatches'
import { collectReturnedMail } from '@/backend/members/returned-mail/collect-returned-mail'
import type { Services } from '@/backend/platform/services'
import { runInSpan } from '@/lib/node/tracing/tracing'
import { announceEndedEvents, endedEventsIntervalMs } from './announce-ended-events'
import { requestConfirmations } from './request-plan-confirmations'
import { runDueSchedules, type SchedulingServices } from './run-due-schedules'

const runIntervalMs = 5000
const trashIntervalMs = 3_600_000
/** Interval of the search for entries that were not confirmed for a year. */
const confirmationIntervalMs = 3_600_000

/** Interval of the search for recurring events whose stored occurrences end soon. */
const eventIntervalMs = 86_400_000

/** Interval between attempts to start the nightly check of links. */
const linkCheckIntervalMs = 300_000

/** Interval between attempts to read the mailbox. */
const mailboxIntervalMs = 60_000

interface ScheduledJob {
  /** Name in traces. */
  name: string
  /** Log message of a failure. */
  failure: string
  run: () => Promise<unknown>
}

export interface SchedulingWorker {
  /** Waits for the current step and starts no other. */
  stop(): Promise<void>
}

/**
 * Runs the scheduled jobs one after another. Only the mailbox is read at the same time, because its
 * server may be slow. Several servers may run the jobs.
 */
export function startSchedulingWorker(
  services: SchedulingServices & Pick<Services, 'env' | 'serverKey'>,
): SchedulingWorker {
  const { db, clock, log } = services
  const stopController = new AbortController()
  const sendAlerts = createAlertSender()
  /** Wraps a job that mails links to the site: it waits while the site is switched off. */
  const whileOpen = (work: () => Promise<unknown>) => async () => {
    if (!(await isSwitchedOff(services))) await work()
  }

  const scheduledJobs: readonly ScheduledJob[] = [
    {
      name: 'publish pages',
      failure: 'Pages cannot be published at their times at present',
      run: () => runDueSchedules(services, stopController.signal),
    },
    {
      name: 'ask about plans',
      failure: 'Requests to confirm planned publications cannot be sent at present',
      run: () => requestConfirmations(services),
    },
    {
      name: 'empty the trash',
      failure: 'Expired pages cannot be removed from the trash at present',
      run: createIntervalGate(trashIntervalMs, clock, (now) => deleteExpiredPages(db, now)),
    },
    {
      name: 'end job ads',
      failure: 'Job ads cannot be ended at their times at present',
      run: () => expireJobs(db, clock()),
    },
    {
      name: 'remind owners of job ads',
      failure: 'Owners cannot be reminded of the end of their job ads at present',
      run: whileOpen(() => remindOwners(services, stopController.signal)),
    },
    {
      name: 'send job alerts',
      failure: 'Alerts of new job ads cannot be sent at present',
      run: whileOpen(() => sendAlerts(services, stopController.signal)),
    },
    {
      name: 'send newsletters',
      failure: 'Issues of the newsletter cannot be sent at present',
      run: whileOpen(() => runDispatches(services)),
    },
    {
      name: 'ask delegates',
      failure: 'Requests to confirm entries cannot be sent at present',
      run: whileOpen(
        createIntervalGate(confirmationIntervalMs, clock, () =>
          mailConfirmationRequests(services, stopController.signal),
        ),
      ),
    },
    {
      name: 'renew lists of events',
      failure: 'Lists of events cannot be updated at present',
      run: createIntervalGate(endedEventsIntervalMs, clock, () => announceEndedEvents(db)),
    },
    {
      name: 'continue events',
      failure: 'Events that never end cannot be continued at present',
      run: createIntervalGate(eventIntervalMs, clock, (now) => continueEvents(db, now)),
    },
    {
      name: 'check links',
      failure: 'Links cannot be checked at present',
      run: createIntervalGate(linkCheckIntervalMs, clock, (now) => checkLinksNightly(db, now)),
    },
  ]

  const mailboxJob: ScheduledJob = {
    name: 'read returned mail',
    failure: 'Returned mail cannot be read from its mailbox at present',
    run: createIntervalGate(mailboxIntervalMs, clock, () => collectReturnedMail(services, stopController.signal)),
  }

  async function runAll(runJobs: readonly ScheduledJob[]): Promise<void> {
    for (const { name, failure, run: work } of runJobs) {
      try {
        await runInSpan(name, {}, work)
      } catch (error) {
        log.error({ err: error }, failure)
      }
    }
  }

  const groups = [scheduledJobs, [mailboxJob]].map((group) => createSingleRun(() => runAll(group)))
  const wake = () => {
    for (const { start } of groups) start()
  }
  const timer = setInterval(wake, runIntervalMs)
  wake()

  return {
    async stop() {
      stopController.abort()
      clearInterval(timer)
      await Promise.all(groups.map(({ waitForEnd }) => waitForEnd()))
    },
  }
}

/** Wraps a function: `start` is a no-op during a run, `waitForEnd` waits for the end of the run. */
function createSingleRun(work: () => Promise<void>): { start(): void; waitForEnd(): Promise<void> } {
  let currentRun: Promise<void> | null = null
  return {
    start() {
      currentRun ??= runInSpan('scheduled jobs', {}, work).finally(() => {
        currentRun = null
      })
    },
    async waitForEnd() {
      await currentRun
    },
  }
}

/** Wraps a function so that calls within `ms` after a successful run are no-ops. */
function createIntervalGate(ms: number, clock: () => Date, work: (now: Date) => Promise<unknown>): () => Promise<void> {
  let lastSuccess = Number.NEGATIVE_INFINITY
  return async () => {
    const now = clock()
    if (now.getTime() - lastSuccess < ms) return
    await work(now)
    lastSuccess = now.getTime()
  }
}

import type { Logger } from 'pino'
import { convertLinksToIds } from '@/backend/content/page-tree/links-by-id'
import { startTextExtraction } from '@/backend/library/search/extract-file-texts'
import { composeDispatchedMails } from '@/backend/members/newsletters/compose-dispatched-mail'
import { createServices } from '@/backend/operations/create-services'
import { createSetUpNotice } from '@/backend/operations/init/set-up'
import { scheduleCleanUp } from '@/backend/operations/scheduling/clean-up'
import { startSchedulingWorker } from '@/backend/operations/scheduling/worker'
import { scheduleJobVisits } from '@/backend/operations/scheduling/write-job-visits'
import { scheduleRedirectHits } from '@/backend/operations/scheduling/write-redirect-hits'
import { type DemoAccount, readDemoAccounts } from '@/backend/operations/seed/demo-accounts'
import { createDemoNotice } from '@/backend/operations/seed/demo-notice'
import { isSeeded } from '@/backend/operations/seed/load'
import { isDemoRemoved } from '@/backend/operations/seed/record-demo'
import { openDatabase } from '@/backend/platform/embedded/open-site-database'
import { type BackendEnv, readBackendEnv } from '@/backend/platform/env'
import { prewarmDerivatives } from '@/backend/platform/images/prewarm-derivatives'
import { startMail } from '@/backend/platform/mail/start'
import type { Services } from '@/backend/platform/services'
import { createLog } from '@/lib/node/log'
import type { ProgramMetrics } from '@/lib/node/metrics/program-metrics'
import { print as printToTerminal } from '@/lib/node/terminal'
import { withTimeout } from '@/lib/node/with-timeout'
import { createApp } from './app'

export interface RunningBackend {
  fetch(request: Request): Promise<Response>
  /** Counts a redirected visit. The path is decoded and has no trailing slash. */
  countRedirect(path: string): void
  /** The notice to print: the accounts of a demo site, or the set-up of a new site. */
  notice: readonly string[]
  /** Starts no further mails and jobs. Call it before waiting for open requests. */
  stopWork(): void
  /**
   * Stops the work, makes the readiness check fail and ends the streams, which never end on their
   * own. Call it before waiting for open requests. Not called when the site runs in the same
   * process, because `server/request-router.ts` reports "not ready" and ends the streams itself.
   */
  beginStop(): void
  /** Ends background work and closes the database. Call it after all requests have finished. */
  stop(): Promise<void>
}

/** Time that the shutdown waits for tasks of ended requests. */
const lastTasksMs = 5000

interface StartOptions {
  log?: Logger
  clock?: () => Date
  /** Registry for the backend's metrics; by default, a new registry is created. */
  metrics?: ProgramMetrics
  /** Prints one line to the terminal. */
  print?: (line: string) => void
  /** False if the site runs in the same process and limits the call rate itself; default: true. */
  shouldLimitCalls?: boolean
  /** Called when the embedded database fails. The process must then be restarted. */
  onFailure?: (error: Error) => void
}

/**
 * Opens and migrates the database and starts the background work. In embedded mode, the first start
 * also loads the demo content.
 * @throws if the environment is invalid, the data folder is in use or the database is unreachable
 */
export async function startBackend(
  env: BackendEnv = readBackendEnv(),
  {
    log = createLog(env),
    clock,
    metrics,
    shouldLimitCalls = true,
    print = printToTerminal,
    onFailure = endProcess,
  }: StartOptions = {},
): Promise<RunningBackend> {
  const connection = await openDatabase(env, log, (error) => {
    log.fatal({ err: error }, 'The embedded database failed')
    onFailure(error)
  })
  try {
    const services = await createServices({
      connection,
      env,
      log,
      ...(clock && { clock }),
      ...(metrics && { metrics }),
    })
    const notice = await openContent(services)
    let isStopping = false
    const checkReadiness = () =>
      isStopping
        ? Promise.resolve({ isReady: false, causes: [new Error('The server is being stopped')] })
        : services.checkReadiness()
    const app = createApp({ ...services, checkReadiness }, { shouldLimitCalls })
    const mail = startMail(services, composeDispatchedMails(services), connection.outboxSignal, print)
    const prewarmTask = prewarmDerivatives(services)
    const linkTask = convertLinksToIds(services)
    const extractionTask = startTextExtraction(services)
    const schedulingWorker = startSchedulingWorker(services)
    const cleanUpSchedule = scheduleCleanUp(services)
    const jobVisits = scheduleJobVisits(services)
    const redirectHits = scheduleRedirectHits(services)
    let workEnd: Promise<unknown> | undefined
    function stopWork(): Promise<unknown> {
      cleanUpSchedule.stop()
      const workers = [mail, schedulingWorker, prewarmTask, linkTask, extractionTask]
      workEnd ??= Promise.all(workers.map((worker) => worker.stop()))
      return workEnd
    }
    // `stop` reports a failure.
    const beginStoppingWork = () => void stopWork().catch(() => undefined)
    return {
      fetch: async (request) => app.fetch(request),
      countRedirect: redirectHits.count,
      notice,
      stopWork: beginStoppingWork,
      beginStop() {
        isStopping = true
        beginStoppingWork()
        connection.endStreams()
      },
      async stop() {
        await withTimeout(lastTasksMs, 'The last background task', services.background.waitUntilIdle).catch(
          (error: unknown) => log.warn({ err: error }, 'A background task is aborted'),
        )
        await jobVisits.stop()
        await redirectHits.stop()
        await stopWork()
        await connection.close()
      },
    }
  } catch (error) {
    await connection.close()
    throw error
  }
}

/**
 * Loads the demo into an empty database if the environment asks for it.
 * @returns the lines to print about the demo, or about setting up the site
 */
async function openContent(services: Services): Promise<readonly string[]> {
  const { db, env } = services
  const isNew = !(await isSeeded(db))
  const isDemoUnwanted = env.DATABASE_URL || env.DEMO === 'off' || (await isDemoRemoved(db))
  if (isNew && isDemoUnwanted) return createSetUpNotice(services)
  if (env.DATABASE_URL) return []
  const accounts = isNew ? await loadDemoContent(services) : await readDemoAccounts(env.DATA_DIR)
  return createDemoNotice(env, { accounts, isNew })
}

/**
 * Loads the demo content. Its module is imported here because it reads the demo's texts, which only
 * the first start needs.
 */
async function loadDemoContent(services: Services): Promise<DemoAccount[]> {
  const { loadDemo } = await import('@/demo/load')
  return await loadDemo(services)
}

/** Ends the process as SIGTERM does, but with status 1, so that a supervisor restarts it. */
function endProcess(): void {
  process.exitCode = 1
  process.kill(process.pid, 'SIGTERM')
}

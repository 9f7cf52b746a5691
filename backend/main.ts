import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { getRequestId } from '@/backend/platform/access/request-source'
import { readBackendEnv } from '@/backend/platform/env'
import { guardPort } from '@/backend/platform/http/guards/port-guard'
import { projectRoot } from '@/backend/platform/project-root'
import { readCommandLine } from '@/lib/node/command-line.mjs'
import { usages } from '@/lib/node/command-usages.mjs'
import { openErrorReports } from '@/lib/node/error-reports'
import { createLog, redirectOutputToLog } from '@/lib/node/log'
import { createProgramMetrics } from '@/lib/node/metrics/program-metrics'
import { serveMetrics } from '@/lib/node/metrics/serve-metrics'
import { readRelease } from '@/lib/node/release'
import { makeStoppable } from '@/lib/node/stoppable-server'
import { exitWithError, print } from '@/lib/node/terminal'
import { startTracing } from '@/lib/node/tracing/tracing'
import { toUrlHost } from '@/lib/node/url-host.mjs'
import { startBackend } from './start'

/** Time for open requests after a stop signal. */
const graceMs = 9000
/** Time to send the last error reports. */
const lastReportsMs = 2000

/** Runs `npm run backend`: the backend as a process for a site with BACKEND_URL. */
async function main(): Promise<void> {
  readCommandLine({ usage: usages.backend })
  const env = readBackendEnv()
  const { SENTRY_DSN: dsn } = env
  const release = readRelease(projectRoot)
  const reports = dsn ? openErrorReports({ dsn, release, environment: 'production', program: 'backend' }) : null
  const sendReports = async () => reports?.flush(lastReportsMs)
  const log = createLog(env, { reports, requestId: getRequestId })
  redirectOutputToLog(log, sendReports)
  const tracing = await startTracing(env, { service: 'buehnenhaus-backend', release })
  const metrics = createProgramMetrics(log)
  // First: if its port is taken, there is nothing to stop.
  const metricsServer = await serveMetrics(env, { registry: metrics.registry, log, release })
  const backend = await startBackend(env, { log, metrics })
  const server = serve(
    {
      fetch: guardPort(backend.fetch, env.BACKEND_TOKEN, log),
      port: env.BACKEND_PORT,
      hostname: env.BACKEND_HOST,
    },
    ({ port }) => {
      print(`The backend listens: http://${toUrlHost(env.BACKEND_HOST)}:${port}`)
      if (!env.BACKEND_TOKEN) log.warn('BACKEND_TOKEN is not set: client addresses that a site reports are ignored')
      for (const line of backend.notice) print(`  ${line}`)
    },
  )
  server.on('error', exitWithError)
  const stoppable = makeStoppable(server as Server)

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    backend.beginStop()
    await stoppable.stop({ delayMs: env.STOP_DELAY * 1000, graceMs })
    await metricsServer?.stop()
    await backend.stop()
    await tracing?.stop()
    await sendReports()
    process.exit()
  }
  process.on('SIGINT', () => void stop().catch(exitWithError))
  process.on('SIGTERM', () => void stop().catch(exitWithError))
}

main().catch(exitWithError)

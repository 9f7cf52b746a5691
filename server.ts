import type { Logger } from 'pino'
import type { Transport } from '@/lib/api/transport'
import { type Env, readEnv } from '@/lib/env'
import { createLog, logProcess } from '@/lib/node/log'
import { createProgramMetrics, type ProgramMetrics } from '@/lib/node/metrics/program-metrics'
import { serveMetrics } from '@/lib/node/metrics/serve-metrics'
import { readRelease } from '@/lib/node/release'
import { fail, print } from '@/lib/node/terminal'
import { startTracing } from '@/lib/node/tracing/tracing'
import { installRasterizer } from '@/lib/rasterizer'
import { onRedirectVisited } from '@/lib/redirect-visits'
import { createHttpTransport } from '@/server/calls/http-transport'
import { openServerReports } from '@/server/observation/error-reports'
import { prepareNext } from '@/server/prepare-next'
import { projectRoot } from '@/server/project-root'
import { startSite } from '@/server/start-site'

/** One Ctrl-C reaches this process twice under npm, from the terminal and from npm: what follows closely is the same. */
const repeatedSignalMs = 500

/** The longer side of the pictures that the site draws, in pixels: those for links to it. */
const drawnSide = 1200

/** How long the end waits for what is still to be reported. */
const lastReportsMs = 2000

interface RunningBackend {
  transport: Transport
  stop(): Promise<void>
  /** What is printed to the terminal. */
  notice: readonly string[]
}

/** Whether others may read what goes to an address. */
function isReadable({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
}

async function openBackend(env: Env, log: Logger, metrics: ProgramMetrics): Promise<RunningBackend> {
  if (env.BACKEND_URL) {
    const { BACKEND_URL: backendUrl, BACKEND_TOKEN: token, SITE_URL: siteUrl } = env
    if (token && isReadable(new URL(backendUrl))) {
      log.warn(
        'BACKEND_TOKEN and all calls go to BACKEND_URL without TLS: keep to a private network, or use https',
      )
    }
    const transport = createHttpTransport({ backendUrl, siteUrl, token })
    return { transport, stop: async () => transport.close(), notice: [] }
  }
  const [{ startBackend }, { readBackendEnv }] = await Promise.all([
    import('@/backend/start'),
    import('@/backend/platform/env'),
  ])
  const backend = await startBackend(readBackendEnv(), { log, metrics })
  onRedirectVisited(backend.countRedirect)
  return { transport: backend.fetch, stop: backend.stop, notice: backend.notice }
}

async function main(): Promise<void> {
  const env = readEnv()
  const reports = openServerReports(env)
  const sendReports = async () => reports?.flush(lastReportsMs)
  const log = createLog(env, { reports })
  // Development's messages are for the person who reads them in the terminal.
  if (env.NODE_ENV !== 'development') logProcess(log, sendReports)
  // The site's own drawings are made where all pictures are, in a process of their own, whatever the backend.
  installRasterizer(async (svg) => {
    const { rasterizeOwn } = await import('@/backend/platform/images/rasterize-own')
    return rasterizeOwn(svg, drawnSide)
  })
  const release = readRelease(projectRoot)
  const tracing = await startTracing(env, { service: 'buehnenhaus', release })
  const metrics = createProgramMetrics(log)
  // First, since nothing is to be ended yet where its port is taken.
  const metricsServer = await serveMetrics(env, {
    registry: metrics.registry,
    log,
    release,
  })
  const opening = openBackend(env, log, metrics)
  // Next is made ready while the database opens in its own thread. Should it fail, startSite tells.
  const preparing = prepareNext({ dev: env.NODE_ENV === 'development', port: env.PORT })
  preparing.catch(() => undefined)
  const backend = await opening
  const { transport } = backend
  const site = await startSite(env, { transport, preparing, log, metrics }).catch(async (error: unknown) => {
    await backend.stop()
    throw error
  })
  print(`Bühnenhaus is open: ${site.url}`)
  for (const line of backend.notice) print(`  ${line}`)

  let stoppingSince: number | null = null
  const stop = async () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > repeatedSignalMs) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    print('Closing …')
    await site.stop()
    await metricsServer?.stop()
    await backend.stop()
    await tracing?.stop()
    await sendReports()
    process.exit()
  }
  process.on('SIGINT', () => void stop().catch(fail))
  process.on('SIGTERM', () => void stop().catch(fail))
}

main().catch(fail)

import type { Logger } from 'pino'
import type { Transport } from '@/lib/api/transport'
import { type Env, readEnv } from '@/lib/env'
import { createLog, logProcess } from '@/lib/node/log'
import { createProgramMetrics, type ProgramMetrics } from '@/lib/node/metrics/program-metrics'
import { serveMetrics } from '@/lib/node/metrics/serve-metrics'
import { readRelease } from '@/lib/node/release'
import { exitWithError, print } from '@/lib/node/terminal'
import { startTracing } from '@/lib/node/tracing/tracing'
import { installRasterizer } from '@/lib/rasterizer'
import { onRedirectVisited } from '@/lib/redirect-visits'
import { createHttpTransport } from '@/server/calls/http-transport'
import { openServerReports } from '@/server/observation/error-reports'
import { prepareNext } from '@/server/prepare-next'
import { projectRoot } from '@/server/project-root'
import { startSite } from '@/server/start-site'

/**
 * Under npm one Ctrl-C arrives twice, from the terminal and from npm; a second signal within this
 * time is ignored.
 */
const repeatedSignalMs = 500

/** Longer side of the images that the site renders for link previews, in pixels. */
const previewSide = 1200

/** Time that the shutdown waits for pending error reports. */
const lastReportsMs = 2000

interface OpenBackend {
  transport: Transport
  stop(): Promise<void>
  /** Lines for the terminal. */
  notice: readonly string[]
}

/** Returns true if the connection to an address is unencrypted and leaves this machine. */
function isReadableByOthers({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname)
}

async function openBackend(env: Env, log: Logger, metrics: ProgramMetrics): Promise<OpenBackend> {
  if (env.BACKEND_URL) {
    const { BACKEND_URL: backendUrl, BACKEND_TOKEN: token, SITE_URL: siteUrl } = env
    if (token && isReadableByOthers(new URL(backendUrl))) {
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
  const backend = await startBackend(readBackendEnv(), { log, metrics, pacesCalls: false })
  onRedirectVisited(backend.countRedirect)
  return { transport: backend.fetch, stop: backend.stop, notice: backend.notice }
}

async function main(): Promise<void> {
  const env = readEnv()
  const reports = openServerReports(env)
  const sendReports = async () => reports?.flush(lastReportsMs)
  const log = createLog(env, { reports })
  // In development console messages stay readable in the terminal instead of becoming log entries.
  if (env.NODE_ENV !== 'development') logProcess(log, sendReports)
  // The image process renders the site's own drawings too, even with an external backend.
  installRasterizer(async (svg) => {
    const { rasterizeTrustedSvg } = await import('@/backend/platform/images/rasterize-own')
    return rasterizeTrustedSvg(svg, previewSide)
  })
  const release = readRelease(projectRoot)
  const tracing = await startTracing(env, { service: 'buehnenhaus', release })
  const metrics = createProgramMetrics(log)
  // Starts first: if its port is taken, nothing else must be stopped.
  const metricsServer = await serveMetrics(env, {
    registry: metrics.registry,
    log,
    release,
  })
  const opening = openBackend(env, log, metrics)
  // Next prepares while the database opens in its thread. startSite reports a failure.
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
  process.on('SIGINT', () => void stop().catch(exitWithError))
  process.on('SIGTERM', () => void stop().catch(exitWithError))
}

main().catch(exitWithError)

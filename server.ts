import type { Logger } from 'pino'
import type { Transport } from '@/lib/api/transport'
import { type Env, readEnv } from '@/lib/env'
import { createLog, redirectOutputToLog } from '@/lib/node/log'
import { createProgramMetrics, type ProgramMetrics } from '@/lib/node/metrics/program-metrics'
import { serveMetrics } from '@/lib/node/metrics/serve-metrics'
import { readRelease } from '@/lib/node/release'
import { exitWithError, print } from '@/lib/node/terminal'
import { startTracing } from '@/lib/node/tracing/tracing'
import { installRasterizer } from '@/lib/rasterizer'
import { onRedirectVisited } from '@/lib/redirect-visits'
import { createHttpTransport } from '@/server/calls/http-transport'
import { reportRedirectHits } from '@/server/calls/redirect-hits'
import { openServerReports } from '@/server/observation/error-reports'
import { prepareNext } from '@/server/prepare-next'
import { projectRoot } from '@/server/project-root'
import { startSite } from '@/server/start-site'

/**
 * Time after a stop signal during which further signals are ignored, in milliseconds. If npm
 * started the server, a single Ctrl-C arrives twice, from the terminal and from npm.
 */
const repeatedSignalMs = 500

/** Longer side of the preview images for links, in pixels. */
const previewSide = 1200

/** Time that the shutdown waits for pending error reports, in milliseconds. */
const lastReportsMs = 2000

interface OpenBackend {
  transport: Transport
  /** Starts no further background work. */
  stopWork?(): void
  stop(): Promise<void>
  /** Lines that are printed to the terminal after the start. */
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
      log.warn('BACKEND_TOKEN and all calls go to BACKEND_URL without TLS: use a private network or https')
    }
    const transport = createHttpTransport({ backendUrl, siteUrl, token })
    // Another implementation of the backend counts no hits.
    const reports = token
      ? reportRedirectHits(transport, (error) => log.error({ err: error }, 'Hits of redirects were lost'))
      : null
    if (reports) onRedirectVisited(reports.count)
    const stop = async () => {
      await reports?.stop()
      transport.close()
    }
    return { transport, stop, notice: [] }
  }
  const [{ startBackend }, { readBackendEnv }] = await Promise.all([
    import('@/backend/start'),
    import('@/backend/platform/env'),
  ])
  const backend = await startBackend(readBackendEnv(), { log, metrics, shouldLimitCalls: false })
  onRedirectVisited(backend.countRedirect)
  return { transport: backend.fetch, stopWork: backend.stopWork, stop: backend.stop, notice: backend.notice }
}

async function main(): Promise<void> {
  const env = readEnv()
  const reports = openServerReports(env)
  const sendReports = async () => reports?.flush(lastReportsMs)
  const log = createLog(env, { reports })
  // In development, console messages stay as they are. Otherwise they become log lines.
  if (env.NODE_ENV !== 'development') redirectOutputToLog(log, sendReports)
  // The process for images also renders the drawings of the site, even if the backend is external.
  installRasterizer(async (svg) => {
    const { rasterizeTrustedSvg } = await import('@/backend/platform/images/rasterize-trusted-svg')
    return rasterizeTrustedSvg(svg, previewSide)
  })
  const release = readRelease(projectRoot)
  const tracing = await startTracing(env, { service: 'buehnenhaus', release })
  const metrics = createProgramMetrics(log)
  // Starts before everything else. If its port is taken, nothing else has to be stopped.
  const metricsServer = await serveMetrics(env, {
    registry: metrics.registry,
    log,
    release,
  })
  const backendPromise = openBackend(env, log, metrics)
  // Next prepares itself while the database opens in another thread. If this fails, `startSite`
  // reports the failure, so the rejection counts as handled here.
  const nextPromise = prepareNext({ dev: env.NODE_ENV === 'development', port: env.PORT })
  nextPromise.catch(() => undefined)
  const backend = await backendPromise
  const { transport } = backend
  const site = await startSite(env, { transport, nextPromise, log, metrics }).catch(async (error: unknown) => {
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
    backend.stopWork?.()
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

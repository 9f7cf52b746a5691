import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type Logger, pino } from 'pino'
import { onTestFinished } from 'vitest'
import type { Transport } from '@/lib/api/transport'
import { onTagsChanged } from '@/lib/cache-tags'
import { createProgramMetrics, type ProgramMetrics } from '@/lib/node/metrics/program-metrics'
import { makeStoppable } from '@/lib/node/stoppable-server'
import { createSetUpGate } from '../forms/set-up'
import type { MayBypass } from '../html/cache-bypass'
import type { PageHandler } from '../html/render-page'
import { createClientIdentifier } from '../http/client-address'
import type { FinishedResponse } from '../http/finished-response'
import { createHttpServer, defaultLimits, refuseUpgrades } from '../http/http-server'
import { createSecurityHeaders } from '../http/security-headers'
import { findFile, type SiteFiles } from '../http/site-files'
import { createRenderQueue } from '../limits/render-queue'
import { createTurns } from '../limits/turns'
import { createSiteMetrics } from '../observation/site-metrics'
import { createTracedTransport } from '../observation/trace-calls'
import type { PageCache } from '../page-cache/serve-pages'
import { TaggedCache } from '../page-cache/tagged-cache'
import { createRequestListener } from '../request-listener'

interface TestSiteOptions {
  /** Replaces Next. */
  handler?: PageHandler
  /** Replaces the backend. */
  transport?: Transport
  siteUrl?: string
  trustedProxies?: string[]
  log?: Logger
  /** Metrics; a new registry by default. */
  metrics?: ProgramMetrics
  files?: SiteFiles
  /** Check for the page cache; false for everyone by default. */
  mayBypass?: MayBypass
  /** True while the site is switched off; false by default. */
  isDisabled?: () => Promise<boolean>
  turns?: { perTurn: number; perTurnAlone: number; maxWaiting: number }
  maxBytes?: number
  isLive?: () => boolean
  now?: () => number
  limits?: Partial<typeof defaultLimits>
  onError?: (error: unknown) => void
  /** True if a CDN is in front of the site. */
  isBehindCdn?: boolean
  /** True to add the gate that redirects to the setup. */
  mayWaitForSetUp?: boolean
}

/** A running site without Next, on a free port. It closes when the test ends. */
export interface TestSite {
  port: number
  cache: PageCache
  /** Stops the site as `startSite` does. */
  stop(delayMs: number): Promise<void>
}

const absentPage: PageHandler = async (_request, response) => {
  response.statusCode = 404
  response.end('absent')
}

/** Starts the site without Next on a free port. The test can replace Next and the backend. */
export async function startTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const siteUrl = new URL(options.siteUrl ?? 'http://buehne.example')
  const securityHeaders = createSecurityHeaders({ SITE_URL: siteUrl.href, HSTS: 'host' })
  const cache = new TaggedCache<FinishedResponse>({
    servesStale: true,
    maxBytes: options.maxBytes ?? 2 ** 24,
    isLive: options.isLive ?? (() => true),
    now: options.now ?? Date.now,
  })
  const unsubscribe = onTagsChanged((tags) => cache.drop(tags))
  const stopController = new AbortController()
  const log = options.log ?? pino({ level: 'silent' })
  const files: SiteFiles = options.files ?? new Map()
  const turns = createTurns({ perTurn: 4, perTurnAlone: 4, maxWaiting: 1000, ...options.turns })
  const transport = createTracedTransport(
    options.transport ?? (async () => Response.json({ detail: 'absent' }, { status: 404 })),
  )
  const isHttps = siteUrl.protocol === 'https:'
  const queue = createRenderQueue(turns.isAlone)
  const isFile = (pathname: string) => findFile(files, pathname) !== undefined
  const listener = createRequestListener({
    transport,
    ...(options.mayWaitForSetUp && {
      setUp: createSetUpGate({ transport, siteUrl, isFile, securityHeaders, isHttps }),
    }),
    handler: options.handler ?? absentPage,
    cache,
    files,
    siteUrl,
    isBehindCdn: options.isBehindCdn ?? false,
    securityHeaders,
    stopSignal: stopController.signal,
    log,
    metrics: createSiteMetrics({ ...(options.metrics ?? createProgramMetrics(log)), files, cache, queue }),
    isHttps,
    identify: createClientIdentifier(options.trustedProxies ?? []),
    mayBypass: options.mayBypass ?? (async () => false),
    isDisabled: options.isDisabled ?? (async () => false),
    queue,
    turns,
    onError:
      options.onError ??
      ((error) => {
        throw error
      }),
  })
  const server = createHttpServer(listener, securityHeaders, { ...defaultLimits, ...options.limits })
  const stoppable = makeStoppable(server)
  refuseUpgrades(server, securityHeaders)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    unsubscribe()
    if (!server.listening) return
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return {
    port: (server.address() as AddressInfo).port,
    cache,
    stop(delayMs) {
      stopController.abort()
      return stoppable.stop({ delayMs, graceMs: 60_000 })
    },
  }
}

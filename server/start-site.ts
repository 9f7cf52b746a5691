import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { fetchIsDisabled } from '@/lib/api/is-disabled'
import { installReadCache } from '@/lib/api/read-cache'
import { installTransport, type Transport } from '@/lib/api/transport'
import { onTagsChanged } from '@/lib/cache-tags'
import type { Env } from '@/lib/env'
import type { ProgramMetrics } from '@/lib/node/metrics/program-metrics'
import { makeStoppable } from '@/lib/node/stoppable-server'
import { toUrlHost } from '@/lib/node/url-host.mjs'
import { installErrorReport, reportError } from '@/lib/report'
import { startCdnPurges } from './cdn/cdn-purge'
import { createSetUpGate } from './forms/set-up'
import { createBypassCheck } from './html/cache-bypass'
import { createClientIdentifier } from './http/client-address'
import type { FinishedResponse } from './http/finished-response'
import { createHttpServer, refuseUpgrades } from './http/http-server'
import { createSecurityHeaders } from './http/security-headers'
import { findFile, isBuildPath, listSiteFiles, type SiteFiles } from './http/site-files'
import { createRenderQueue } from './limits/render-queue'
import { createTurns } from './limits/turns'
import { createSiteMetrics } from './observation/site-metrics'
import { createTracedTransport } from './observation/trace-calls'
import { announceDays } from './page-cache/day-change'
import { createListCache } from './page-cache/list-cache'
import { createReadCache } from './page-cache/read-cache'
import { announceSitemap } from './page-cache/sitemap-change'
import { openTagStream } from './page-cache/tag-stream'
import { TaggedCache } from './page-cache/tagged-cache'
import { warmUp } from './page-cache/warm-up'
import type { PreparedNext } from './prepare-next'
import { projectRoot } from './project-root'
import { createRequestListener } from './request-listener'

/** Memory for backend reads. A page reads about 20 KB. */
const readCacheBytes = 32 * 2 ** 20
/** Memory for feeds, calendars and similar responses. */
const listCacheBytes = 16 * 2 ** 20
const graceMs = 10_000
/** Limits per client, above the number of connections of one browser. */
const fairTurns = { perTurn: 2, perTurnAlone: 32, maxWaiting: 1000 }

export interface Site {
  url: string
  stop(): Promise<void>
}

interface SiteParts {
  transport: Transport
  nextPromise: Promise<PreparedNext>
  log: Logger
  /** Shared with a backend in the same process. */
  metrics: ProgramMetrics
}

/** Logged once. Visitors can also send the header, so the sender may not be a proxy. */
const untrustedProxyMessage =
  'A client that is not in TRUSTED_PROXIES sent X-Forwarded-For, which is ignored. If it is your proxy, add it to TRUSTED_PROXIES. Otherwise all visitors behind it share the limits of one client.'

/** Logged once. */
const unreadableAddressMessage =
  'A proxy sent X-Forwarded-For without an IP address, so its visitors share the limits of one client.'

/**
 * Starts the HTTP server, and the layer that caches and finishes Next's pages.
 * @throws Error for the operator if the port is unavailable
 */
export async function startSite(env: Env, { nextPromise, log, metrics, ...parts }: SiteParts): Promise<Site> {
  const transport = createTracedTransport(parts.transport)
  const isDevelopment = env.NODE_ENV === 'development'
  const siteUrl = new URL(env.SITE_URL)
  const securityHeaders = createSecurityHeaders(env)
  const tagStream = openTagStream({ transport })
  const isLive = () => tagStream.isLive
  const readCache = createReadCache({ maxBytes: readCacheBytes, isLive })
  installErrorReport((message, error) => {
    const cause = error instanceof Error ? { err: error } : { detail: String(error) }
    log.error(cause, message)
  })
  installTransport(transport)
  installReadCache(readCache.read)
  const cache = new TaggedCache<FinishedResponse>({ servesStale: true, maxBytes: env.PAGE_CACHE_MB * 2 ** 20, isLive })
  const listCache = createListCache({ transport, maxBytes: listCacheBytes, isLive })
  const unsubscribe = onTagsChanged((tags) => {
    readCache.drop(tags)
    listCache.drop(tags)
    cache.drop(tags)
  })
  // After the caches: a purged CDN requests pages again, which they must have dropped.
  const purger = startPurging(env, { log, metrics })
  const stopDayAnnouncements = announceDays()
  const stopSitemapAnnouncements = announceSitemap()

  const turns = createTurns(fairTurns)
  const queue = createRenderQueue(turns.isAlone)

  const next = await nextPromise
  const stopController = new AbortController()
  // In development, Next creates files on demand.
  const files: SiteFiles = isDevelopment ? new Map() : listSiteFiles(projectRoot)
  const isHttps = siteUrl.protocol === 'https:'
  const isFile = (pathname: string) =>
    isBuildPath(pathname) || (isDevelopment ? pathname.startsWith('/setup/') : findFile(files, pathname) !== undefined)
  const listener = createRequestListener({
    setUp: createSetUpGate({ transport, siteUrl, isFile, securityHeaders, isHttps, isDevelopment }),
    stopSignal: stopController.signal,
    log,
    transport: listCache.transport,
    cache,
    files,
    metrics: createSiteMetrics({ ...metrics, files, cache, queue }),
    siteUrl,
    isBehindCdn: purger !== null,
    securityHeaders,
    isHttps,
    reportOrigin: env.SENTRY_DSN && !isDevelopment ? new URL(env.SENTRY_DSN).origin : null,
    isDevelopment,
    handler: next.handler,
    identify: createClientIdentifier(env.TRUSTED_PROXIES, {
      onUntrusted: () => log.warn(untrustedProxyMessage),
      onUnreadable: () => log.warn(unreadableAddressMessage),
    }),
    mayBypass: createBypassCheck({ queue }),
    isDisabled: fetchIsDisabled,
    queue,
    turns,
    onError: (error) => reportError('A request could not be answered', error),
  })
  const server = createHttpServer(listener, securityHeaders)
  const stoppable = makeStoppable(server)
  if (!isDevelopment) await warmUp(next.handler, siteUrl)
  if (isDevelopment) server.on('upgrade', next.upgrade)
  else refuseUpgrades(server, securityHeaders)
  await listen()

  return {
    url: `http://${toUrlHost(env.HOST, 'localhost')}:${getPort(server.address())}`,
    async stop() {
      stopController.abort()
      await stoppable.stop({ delayMs: env.STOP_DELAY * 1000, graceMs })
      stopDayAnnouncements()
      stopSitemapAnnouncements()
      unsubscribe()
      await purger?.stop()
      await tagStream.close()
      await next.close()
    },
  }

  function listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(explainListenError(error, env))))
      server.listen(env.PORT, env.HOST, resolve)
    })
  }
}

/** Starts purges; null without a CDN. */
function startPurging(env: Env, { log, metrics }: Pick<SiteParts, 'log' | 'metrics'>) {
  const { CDN_PURGE_URL: url, CDN_PURGE_HEADER: header, CDN_PURGE_FORMAT: format } = env
  return url ? startCdnPurges({ target: { url, header, format }, log, registry: metrics.registry }) : null
}

function getPort(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address ? address.port : 0
}

function explainListenError(error: NodeJS.ErrnoException, { HOST, PORT }: Env): string {
  if (error.code === 'EADDRINUSE') return `Port ${PORT} is taken. Set PORT to a free port.`
  if (error.code === 'EACCES') return `Port ${PORT} may not be used by this user. Set PORT to a port above 1023.`
  if (error.code === 'EADDRNOTAVAIL') return `HOST ${HOST} is not an address of this machine.`
  return error.message
}

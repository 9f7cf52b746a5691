import http from 'node:http'
import https from 'node:https'
import type { Logger } from 'pino'
import { onTagsChanged } from '@/lib/cache-tags'
import type { Env } from '@/lib/env'
import type { Registry } from '@/lib/node/metrics/registry'
import { delay } from '../abortable-delay'
import { allResponseTags, listTagsToPurge } from './cdn-tags'

export interface PurgeTarget {
  url: string
  /** Authentication: `Name: value`. */
  header?: string | undefined
  format: Env['CDN_PURGE_FORMAT']
}

interface PurgeOptions {
  target: PurgeTarget
  log: Logger
  registry: Registry
  now?: () => number
  /** Waits, or returns when `signal` aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Time to collect changes for one purge. CDNs limit the rate. */
const gatherMs = 1000
const maxPauseMs = 60_000
const timeoutMs = 3000
/** Maximum number of tags in a purge, which CDNs limit. Above it, everything is purged. */
const maxTags = 100

/**
 * Sends purges for all changes of pages. The first purge covers everything, because pages may have
 * changed before the start. Failed purges are retried with later changes.
 * @returns `stop`, which tries the pending tags once more
 */
export function startCdnPurges({ target, log, registry, ...options }: PurgeOptions): {
  stop(): Promise<void>
} {
  const { now = Date.now, wait = delay } = options
  const { count, setWaitingSince } = registerPurgeMetrics(registry, now)
  const stopController = new AbortController()
  let pendingTags = new Set<string>()
  let wake: () => void = () => undefined

  function add(tags: readonly string[]): void {
    if (pendingTags.size === 0) setWaitingSince(now())
    for (const tag of tags) pendingTags.add(tag)
    if (pendingTags.size > maxTags) pendingTags = new Set(allResponseTags)
    wake()
  }

  /** Returns true if no tags were pending or they were purged. */
  async function purge(): Promise<boolean> {
    if (pendingTags.size === 0) return true
    const sentTags = pendingTags
    pendingTags = new Set()
    const purgeStart = now()
    try {
      await sendPurge(target, [...sentTags])
    } catch (error) {
      count('failed')
      log.warn({ err: error }, 'A purge of the CDN failed and will be retried')
      add([...sentTags])
      return false
    }
    count('sent')
    setWaitingSince(null)
    // The tags that are pending now changed during the purge.
    if (pendingTags.size > 0) setWaitingSince(purgeStart)
    return true
  }

  async function run(): Promise<void> {
    let failures = 0
    let isLast = false
    while (!isLast) {
      await waitUntilPending()
      await wait(Math.min(gatherMs * 2 ** failures, maxPauseMs), stopController.signal)
      isLast = stopController.signal.aborted
      failures = (await purge()) ? 0 : failures + 1
    }
  }

  /** Resolves when tags are pending or the server stops. */
  async function waitUntilPending(): Promise<void> {
    if (pendingTags.size > 0 || stopController.signal.aborted) return
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }

  add(allResponseTags)
  const unsubscribe = onTagsChanged((tags) => add(listTagsToPurge(tags)))
  const runEnd = run()
  return {
    async stop() {
      unsubscribe()
      stopController.abort()
      wake()
      await runEnd
    },
  }
}

export function registerPurgeMetrics(registry: Registry, now: () => number) {
  let waitingSince: number | null = null
  const purges = registry.addCounter({
    name: 'buehnenhaus_cdn_purges_total',
    help: 'Purge requests to the CDN.',
    labels: ['result'],
  })
  registry.addReader(
    'purges',
    {
      waiting: {
        name: 'buehnenhaus_cdn_purge_waiting_seconds',
        help: 'Age of the oldest change that the CDN has not purged.',
      },
    },
    () => ({ waiting: waitingSince === null ? 0 : (now() - waitingSince) / 1000 }),
  )
  return {
    count: (result: 'sent' | 'failed') => purges.increase({ result }),
    /** Sets the time of the first pending change; null without any. Failed purges keep it. */
    setWaitingSince(time: number | null) {
      waitingSince = time === null ? null : (waitingSince ?? time)
    },
  }
}

/** @throws Error for a refusal or timeout, without the address, which may contain a key */
function sendPurge({ url, header, format }: PurgeTarget, tags: readonly string[]): Promise<void> {
  const address = new URL(url)
  const client = address.protocol === 'https:' ? https : http
  const body = format === 'json' ? JSON.stringify({ tags }) : ''
  const headers: Record<string, string> = { 'Content-Length': String(Buffer.byteLength(body)) }
  if (format === 'json') headers['Content-Type'] = 'application/json'
  else headers['Surrogate-Key'] = tags.join(' ')
  const [, name, value] = /^([^:]+): *(.*)$/.exec(header ?? '') ?? []
  if (name && value) headers[name] = value
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const outgoingRequest = client.request(address, { method: 'POST', agent: false, headers, signal }, (response) => {
      const { statusCode = 0 } = response
      // The body is not needed.
      response.destroy()
      if (statusCode >= 200 && statusCode < 300) resolve()
      else reject(new Error(`The CDN responded to a purge with ${statusCode}.`))
    })
    outgoingRequest.on('error', reject)
    outgoingRequest.end(body)
  })
}

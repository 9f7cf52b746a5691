import http from 'node:http'
import https from 'node:https'
import { setTimeout as setTimer } from 'node:timers/promises'
import type { Logger } from 'pino'
import { onTagsChanged } from '@/lib/cache-tags'
import type { Env } from '@/lib/env'
import type { Registry } from '@/lib/node/metrics/registry'
import { allAnswerTags, tagsToPurge } from './cdn-tags'

/** Address and format for purges of a CDN. */
export interface PurgeTarget {
  url: string
  /** Header that authenticates the purge, `Name: value`. */
  header?: string | undefined
  format: Env['CDN_PURGE_FORMAT']
}

interface PurgeOptions {
  target: PurgeTarget
  log: Logger
  registry: Registry
  now?: () => number
  /** Waits, or returns earlier when `signal` aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Time during which changes are collected for one purge; CDNs limit the rate of purges. */
const gatherMs = 1000
const maxPauseMs = 60_000
const timeoutMs = 3000
/** Above this number of tags, everything is purged; CDNs limit the tags of a request. */
const maxTags = 100

/**
 * Sends a purge to a CDN for every change of this site's pages. It begins with a purge of
 * everything, because changes may have happened while this server did not run. A failed purge is
 * retried with later changes, in the background.
 * @returns `stop`, which makes a last attempt for pending tags
 */
export function purgeCdn({ target, log, registry, ...options }: PurgeOptions): { stop(): Promise<void> } {
  const { now = Date.now, wait = delay } = options
  const { count, setWaitingSince } = registerPurgeMetrics(registry, now)
  const stopping = new AbortController()
  let pendingTags = new Set<string>()
  let wake: () => void = () => undefined

  function add(tags: readonly string[]): void {
    if (pendingTags.size === 0) setWaitingSince(now())
    for (const tag of tags) pendingTags.add(tag)
    if (pendingTags.size > maxTags) pendingTags = new Set(allAnswerTags)
    wake()
  }

  /** @returns true if the pending tags were purged */
  async function purge(): Promise<boolean> {
    if (pendingTags.size === 0) return true
    const sentTags = pendingTags
    pendingTags = new Set()
    const since = now()
    try {
      await sendPurge(target, [...sentTags])
    } catch (error) {
      count('failed')
      log.warn({ err: error }, 'The CDN cannot be told at present what has changed')
      add([...sentTags])
      return false
    }
    count('sent')
    setWaitingSince(null)
    if (pendingTags.size > 0) setWaitingSince(since)
    return true
  }

  async function run(): Promise<void> {
    let failures = 0
    for (let isLast = false; !isLast; ) {
      await waitUntilPending()
      await wait(Math.min(gatherMs * 2 ** failures, maxPauseMs), stopping.signal)
      isLast = stopping.signal.aborted
      failures = (await purge()) ? 0 : failures + 1
    }
  }

  /** Resolves when a tag is pending, or at the stop. */
  async function waitUntilPending(): Promise<void> {
    if (pendingTags.size > 0 || stopping.signal.aborted) return
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }

  add(allAnswerTags)
  const unsubscribe = onTagsChanged((tags) => add(tagsToPurge(tags)))
  const runEnd = run()
  return {
    async stop() {
      unsubscribe()
      stopping.abort()
      wake()
      await runEnd
    },
  }
}

/** Registers the metrics of purges. */
export function registerPurgeMetrics(registry: Registry, now: () => number) {
  let waitingSince: number | null = null
  const purges = registry.counter({
    name: 'buehnenhaus_cdn_purges_total',
    help: 'Purge requests to the CDN.',
    labels: ['result'],
  })
  registry.read(
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
    /** Null if nothing is pending. After a failed purge the time of the first attempt remains. */
    setWaitingSince(time: number | null) {
      waitingSince = time === null ? null : (waitingSince ?? time)
    },
  }
}

/** @throws Error if the CDN refuses or times out; without the address, which may contain a key */
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
    const outgoingRequest = client.request(
      address,
      { method: 'POST', agent: false, headers, signal },
      (incoming) => {
        const { statusCode = 0 } = incoming
        // Only the status is used.
        incoming.destroy()
        if (statusCode >= 200 && statusCode < 300) resolve()
        else reject(new Error(`The CDN answered a purge with ${statusCode}.`))
      },
    )
    outgoingRequest.on('error', reject)
    outgoingRequest.end(body)
  })
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return setTimer(ms, undefined, { signal }).catch(() => undefined)
}

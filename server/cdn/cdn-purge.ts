import http from 'node:http'
import https from 'node:https'
import { setTimeout as setTimer } from 'node:timers/promises'
import type { Logger } from 'pino'
import { onTagsChanged } from '@/lib/cache-tags'
import type { Env } from '@/lib/env'
import type { Registry } from '@/lib/node/metrics/registry'
import { purgeEverything, tagsToPurge } from './cdn-tags'

/** Where and how a CDN takes purges. */
export interface PurgeTarget {
  url: string
  /** A header that proves who purges, `Name: value`. */
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

/** How long changes are gathered for one purge; CDNs limit how often one may purge. */
const gatherMs = 1000
const maxPauseMs = 60_000
const timeoutMs = 3000
/** More than CDNs take in one request: then everything goes. */
const maxTags = 100

/**
 * Tells a CDN of whatever makes this site's own pages stale, from now on: everything first, since nobody knows what has changed while
 * this server did not run. What cannot be told waits and is told with what comes later; nobody waits for it.
 * @returns what ends it, after a last attempt for what waits
 */
export function purgeCdn({ target, log, registry, ...options }: PurgeOptions): { stop(): Promise<void> } {
  const { now = Date.now, wait = delay } = options
  const { count, setWaitingSince } = registerPurgeMetrics(registry, now)
  const stopping = new AbortController()
  let waiting = new Set<string>()
  let wake: () => void = () => undefined

  function add(tags: readonly string[]): void {
    if (waiting.size === 0) setWaitingSince(now())
    for (const tag of tags) waiting.add(tag)
    if (waiting.size > maxTags) waiting = new Set(purgeEverything)
    wake()
  }

  /** @returns whether nothing is left of what waited */
  async function purge(): Promise<boolean> {
    if (waiting.size === 0) return true
    const sent = waiting
    waiting = new Set()
    const since = now()
    try {
      await sendPurge(target, [...sent])
    } catch (error) {
      count('failed')
      log.warn({ err: error }, 'The CDN cannot be told at present what has changed')
      add([...sent])
      return false
    }
    count('sent')
    setWaitingSince(null)
    if (waiting.size > 0) setWaitingSince(since)
    return true
  }

  async function run(): Promise<void> {
    let failures = 0
    for (let isLast = false; !isLast; ) {
      await news()
      await wait(Math.min(gatherMs * 2 ** failures, maxPauseMs), stopping.signal)
      isLast = stopping.signal.aborted
      failures = (await purge()) ? 0 : failures + 1
    }
  }

  /** Resolves once something waits, or at the end. */
  async function news(): Promise<void> {
    if (waiting.size > 0 || stopping.signal.aborted) return
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }

  add(purgeEverything)
  const forget = onTagsChanged((tags) => add(tagsToPurge(tags)))
  const ended = run()
  return {
    async stop() {
      forget()
      stopping.abort()
      wake()
      await ended
    },
  }
}

/** Adds what is counted of purges. */
export function registerPurgeMetrics(registry: Registry, now: () => number) {
  let waitingSince: number | null = null
  const purges = registry.counter({
    name: 'buehnenhaus_cdn_purges_total',
    help: 'Attempts to tell the CDN what has changed.',
    labels: ['result'],
  })
  registry.read(
    'purges',
    {
      waiting: { name: 'buehnenhaus_cdn_purge_waiting_seconds', help: 'How long a change waits to be told.' },
    },
    () => ({ waiting: waitingSince === null ? 0 : (now() - waitingSince) / 1000 }),
  )
  return {
    count: (result: 'sent' | 'failed') => purges.increase({ result }),
    /** Null for nothing that waits; of a purge that failed the first attempt counts. */
    setWaitingSince(time: number | null) {
      waitingSince = time === null ? null : (waitingSince ?? time)
    },
  }
}

/** @throws when the CDN does not take it, or not in time; the error has nothing of the address, which may hold a key */
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
    const outgoing = client.request(
      address,
      { method: 'POST', agent: false, headers, signal },
      (incoming) => {
        const { statusCode = 0 } = incoming
        // What it says beside the status is of no use here.
        incoming.destroy()
        if (statusCode >= 200 && statusCode < 300) resolve()
        else reject(new Error(`The CDN answered a purge with ${statusCode}.`))
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return setTimer(ms, undefined, { signal }).catch(() => undefined)
}

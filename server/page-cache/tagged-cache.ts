import { setTimeout as setTimer } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { cacheTags } from '@/lib/cache-tags'

/** What can be cached: its size in bytes, and its status, which shows failures. */
interface Answer {
  readonly size: number
  readonly status: number
}

/** A loaded answer, to be cached if `isCacheable`. */
export interface CacheableAnswer<Kind extends Answer> {
  answer: Kind
  tags: ReadonlySet<string>
  isCacheable: boolean
  /** When it says what is no longer so, in milliseconds; null for never. */
  validUntil?: number | null
}

interface Entry<Kind extends Answer> extends CacheableAnswer<Kind> {
  /** When it was last known to be current. */
  checkedAt: number
  isStale: boolean
  /** Whether its last renewal took too long or failed. */
  isOverdue?: boolean
}

interface TaggedCacheOptions {
  maxBytes: number
  /** Whether changes are being announced; without that an answer is trusted for a second only. */
  isLive: () => boolean
  /** Whether stale answers are kept, to be served if their renewal fails. */
  servesStale?: boolean
  now?: () => number
  /** Waits, or returns earlier when `signal` aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** How long an answer is trusted while changes are not announced, and how long a failed backend is not retried. */
const unannouncedMs = 1000

/**
 * How long requests wait for a renewal while a stale answer is available. They wait longer after a known change, which
 * shows within a second unless the backend is slower than that.
 */
const maxWaitMs = { unsure: 300, changed: 1000 }

/** Answers by key until one of their tags changes, bounded in bytes. Concurrent requests for a key share one load. */
export class TaggedCache<Kind extends Answer> {
  private readonly entries: LRUCache<string, Entry<Kind>>
  /** The loads that further requests may join: those begun after the last change. */
  private readonly flights = new Map<string, Promise<Kind>>()
  /** For each load under way, what has changed since it began. */
  private readonly changes = new Set<Set<string>>()
  private readonly now: () => number
  private readonly wait: (ms: number, signal: AbortSignal) => Promise<void>

  constructor(private readonly options: TaggedCacheOptions) {
    this.now = options.now ?? Date.now
    this.wait = options.wait ?? delay
    this.entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (entry, key) => entry.answer.size + key.length,
    })
  }

  /** The cached answer, if it is known to be current. */
  fresh(key: string): Kind | null {
    const entry = this.entries.get(key)
    if (!entry || this.now() >= (entry.validUntil ?? Number.POSITIVE_INFINITY)) return null
    const isTrusted = entry.isStale ? false : this.options.isLive()
    return isTrusted || this.now() - entry.checkedAt < unannouncedMs ? entry.answer : null
  }

  /**
   * What others who keep an answer have to know of it: its tags, and until when it is so.
   * @returns null unless it is cached and current, and all changes are announced
   */
  lasting(key: string, answer: Kind): { tags: ReadonlySet<string>; validUntil: number | null } | null {
    const entry = this.entries.peek(key)
    if (entry?.answer !== answer || entry.isStale || !this.options.isLive()) return null
    return { tags: entry.tags, validUntil: entry.validUntil ?? null }
  }

  /**
   * The answer of `load`, which runs once for concurrent requests. If it throws, answers 5xx or takes too long, a stale
   * answer is served if there is one; after that it is served at once, until a renewal succeeds.
   * @throws what `load` throws, when there is no stale answer
   */
  load(key: string, load: () => Promise<CacheableAnswer<Kind>>): Promise<Kind> {
    const flight = this.flights.get(key) ?? this.begin(key, load)
    const entry = this.options.servesStale ? this.entries.get(key) : undefined
    return entry ? this.unlessOverdue(flight, entry) : flight
  }

  /** Marks the answers with one of these tags as stale, or deletes them. */
  drop(tags: readonly string[]): void {
    this.flights.clear()
    for (const changed of this.changes) for (const tag of tags) changed.add(tag)
    const changedTags = new Set(tags)
    for (const [key, entry] of this.entries.entries()) {
      if (!isTouched(entry.tags, changedTags)) continue
      if (!this.options.servesStale) {
        this.entries.delete(key)
        continue
      }
      entry.isStale = true
      entry.checkedAt = Number.NEGATIVE_INFINITY
    }
  }

  /** Updates the size of an answer that got another encoding. @returns whether it is cached and current */
  recount(key: string, answer: Kind): boolean {
    const entry = this.entries.peek(key)
    if (entry?.answer !== answer) return false
    // A copy, because the cache measures only new entries.
    this.entries.set(key, { ...entry })
    return !entry.isStale
  }

  /** The bytes in use. */
  get bytes(): number {
    return this.entries.calculatedSize
  }

  private begin(key: string, load: () => Promise<CacheableAnswer<Kind>>): Promise<Kind> {
    const changed = new Set<string>()
    this.changes.add(changed)
    const flight = this.renew(key, load, changed).finally(() => {
      this.changes.delete(changed)
      if (this.flights.get(key) === flight) this.flights.delete(key)
    })
    this.flights.set(key, flight)
    return flight
  }

  private async unlessOverdue(flight: Promise<Kind>, entry: Entry<Kind>): Promise<Kind> {
    // If the wait ends first, nobody handles a rejection.
    flight.catch(() => undefined)
    if (entry.isOverdue) return entry.answer
    const settled = new AbortController()
    const overdue = this.wait(maxWaitMs[entry.isStale ? 'changed' : 'unsure'], settled.signal).then(() => {
      if (!settled.signal.aborted) entry.isOverdue = true
      return entry.answer
    })
    return Promise.race([flight, overdue]).finally(() => settled.abort())
  }

  private async renew(
    key: string,
    load: () => Promise<CacheableAnswer<Kind>>,
    changed: Set<string>,
  ): Promise<Kind> {
    const startedAt = this.now()
    try {
      const loaded = await load()
      if (loaded.answer.status >= 500) return this.staleAnswer(key) ?? loaded.answer
      const isStale = isTouched(loaded.tags, changed)
      if (loaded.isCacheable && !isStale) this.entries.set(key, { ...loaded, checkedAt: startedAt, isStale })
      else if (!loaded.isCacheable) this.entries.delete(key)
      return loaded.answer
    } catch (error) {
      const answer = this.staleAnswer(key)
      if (answer) return answer
      throw error
    }
  }

  private staleAnswer(key: string): Kind | null {
    const entry = this.options.servesStale ? this.entries.get(key) : undefined
    if (!entry) return null
    entry.checkedAt = this.now()
    entry.isOverdue = true
    return entry.answer
  }
}

function isTouched(tags: ReadonlySet<string>, changed: ReadonlySet<string>): boolean {
  if (changed.has(cacheTags.everything)) return true
  for (const tag of tags) if (changed.has(tag)) return true
  return false
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return setTimer(ms, undefined, { signal }).catch(() => undefined)
}

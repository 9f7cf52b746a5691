import { setTimeout as setTimer } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { cacheTags } from '@/lib/cache-tags'

/**
 * A value that can be cached. `size` is in bytes; `status` is the HTTP status and shows failures.
 */
interface Answer {
  readonly size: number
  readonly status: number
}

/** A loaded answer. It is cached only if `isCacheable` is true. */
export interface CacheableAnswer<Kind extends Answer> {
  answer: Kind
  tags: ReadonlySet<string>
  isCacheable: boolean
  /** Time from which the content is wrong, in milliseconds; null if it stays valid. */
  validUntil?: number | null
}

interface Entry<Kind extends Answer> extends CacheableAnswer<Kind> {
  /** Time at which the answer was last known to be current. */
  checkedAt: number
  isStale: boolean
  /** True if the last renewal took too long or failed. */
  isOverdue?: boolean
}

interface TaggedCacheOptions {
  maxBytes: number
  /**
   * Returns true while all changes are announced. Otherwise an answer counts as current for one
   * second.
   */
  isLive: () => boolean
  /** True to keep stale answers. They are served if their renewal fails. */
  servesStale?: boolean
  now?: () => number
  /** Waits, or returns earlier if `signal` aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * Time for which an answer counts as current while changes are not announced, and pause after a
 * failure of the backend.
 */
const unannouncedMs = 1000

/**
 * Maximum time that requests wait for a renewal if a stale answer exists. It is longer after a
 * known change, so that changes appear within a second unless the backend is slower.
 */
const maxWaitMs = { maybeChanged: 300, changed: 1000 }

/**
 * Caches answers until one of their tags changes. The cache is limited in bytes. Concurrent
 * requests for a key share one load.
 */
export class TaggedCache<Kind extends Answer> {
  private readonly entries: LRUCache<string, Entry<Kind>>
  /** Running loads that began after the last change. Further requests may share them. */
  private readonly runningLoads = new Map<string, Promise<Kind>>()
  /** For each running load, the tags that have changed since it began. */
  private readonly changedTagSets = new Set<Set<string>>()
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

  /** Returns the cached answer if it is current, otherwise null. */
  findFresh(key: string): Kind | null {
    const entry = this.entries.get(key)
    if (!entry || this.now() >= (entry.validUntil ?? Number.POSITIVE_INFINITY)) return null
    const isTrusted = entry.isStale ? false : this.options.isLive()
    return isTrusted || this.now() - entry.checkedAt < unannouncedMs ? entry.answer : null
  }

  /**
   * Returns the tags of an answer and the time until which it is valid, for use by other caches.
   * @returns null unless the answer is cached and current, and all changes are announced
   */
  getLastingFacts(
    key: string,
    answer: Kind,
  ): { tags: ReadonlySet<string>; validUntil: number | null } | null {
    const entry = this.entries.peek(key)
    if (entry?.answer !== answer || entry.isStale || !this.options.isLive()) return null
    return { tags: entry.tags, validUntil: entry.validUntil ?? null }
  }

  /**
   * Runs `load`, once for concurrent requests. If it throws, answers with 5xx or takes too long, a
   * stale answer is returned if there is one. Later requests then get the stale answer at once
   * until a renewal succeeds.
   * @throws errors of `load` if there is no stale answer
   */
  load(key: string, load: () => Promise<CacheableAnswer<Kind>>): Promise<Kind> {
    const flight = this.runningLoads.get(key) ?? this.begin(key, load)
    const entry = this.options.servesStale ? this.entries.get(key) : undefined
    return entry ? this.waitUntilOverdue(flight, entry) : flight
  }

  /**
   * Marks the answers with one of these tags as stale, or deletes them if the cache does not serve
   * stale answers.
   */
  drop(tags: readonly string[]): void {
    this.runningLoads.clear()
    for (const changed of this.changedTagSets) for (const tag of tags) changed.add(tag)
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

  /**
   * Updates the size of an answer, which grows when it is compressed in another encoding.
   * @returns true if the answer is cached and current
   */
  recount(key: string, answer: Kind): boolean {
    const entry = this.entries.peek(key)
    if (entry?.answer !== answer) return false
    // Stored as a copy, because the cache measures the size of new entries only.
    this.entries.set(key, { ...entry })
    return !entry.isStale
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.entries.calculatedSize
  }

  private begin(key: string, load: () => Promise<CacheableAnswer<Kind>>): Promise<Kind> {
    const changedTags = new Set<string>()
    this.changedTagSets.add(changedTags)
    const flight = this.renew(key, load, changedTags).finally(() => {
      this.changedTagSets.delete(changedTags)
      if (this.runningLoads.get(key) === flight) this.runningLoads.delete(key)
    })
    this.runningLoads.set(key, flight)
    return flight
  }

  private async waitUntilOverdue(flight: Promise<Kind>, entry: Entry<Kind>): Promise<Kind> {
    // If the wait ends first, this promise may reject later without a handler.
    flight.catch(() => undefined)
    if (entry.isOverdue) return entry.answer
    const settled = new AbortController()
    const overdue = this.wait(maxWaitMs[entry.isStale ? 'changed' : 'maybeChanged'], settled.signal).then(
      () => {
        if (!settled.signal.aborted) entry.isOverdue = true
        return entry.answer
      },
    )
    return Promise.race([flight, overdue]).finally(() => settled.abort())
  }

  private async renew(
    key: string,
    load: () => Promise<CacheableAnswer<Kind>>,
    changedTags: Set<string>,
  ): Promise<Kind> {
    const startedAt = this.now()
    try {
      const loadedAnswer = await load()
      if (loadedAnswer.answer.status >= 500) return this.findStale(key) ?? loadedAnswer.answer
      const isStale = isTouched(loadedAnswer.tags, changedTags)
      if (loadedAnswer.isCacheable && !isStale)
        this.entries.set(key, { ...loadedAnswer, checkedAt: startedAt, isStale })
      else if (!loadedAnswer.isCacheable) this.entries.delete(key)
      return loadedAnswer.answer
    } catch (error) {
      const answer = this.findStale(key)
      if (answer) return answer
      throw error
    }
  }

  private findStale(key: string): Kind | null {
    const entry = this.options.servesStale ? this.entries.get(key) : undefined
    if (!entry) return null
    entry.checkedAt = this.now()
    entry.isOverdue = true
    return entry.answer
  }
}

function isTouched(tags: ReadonlySet<string>, changedTags: ReadonlySet<string>): boolean {
  if (changedTags.has(cacheTags.everything)) return true
  for (const tag of tags) if (changedTags.has(tag)) return true
  return false
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return setTimer(ms, undefined, { signal }).catch(() => undefined)
}

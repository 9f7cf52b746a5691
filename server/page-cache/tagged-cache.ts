import { LRUCache } from 'lru-cache'
import { cacheTags } from '@/lib/cache-tags'
import { delay } from '../abortable-delay'

/** A value to cache. `size` is in bytes; an HTTP `status` from 500 is a failure. */
interface CachedValue {
  readonly size: number
  readonly status: number
}

export interface CacheableValue<Value extends CachedValue> {
  value: Value
  tags: ReadonlySet<string>
  isCacheable: boolean
  /** True if a stale value is better; by default for a status from 500. */
  hasFailed?: boolean
  /** End of validity in milliseconds; null without one. */
  validUntil?: number | null
}

interface Entry<Value extends CachedValue> extends CacheableValue<Value> {
  /** Time at which the value was known to be current. */
  checkedAt: number
  isStale: boolean
  /** True if the last renewal failed or took too long. */
  isOverdue?: boolean
}

interface TaggedCacheOptions {
  maxBytes: number
  /** Returns true while changes are announced. Without announcements, values expire soon. */
  isLive: () => boolean
  /** True to serve stale values if their renewal fails. */
  servesStale?: boolean
  now?: () => number
  /** Waits, or returns when `signal` aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Validity while changes are not announced, and pause after a failure. */
const unannouncedMs = 1000

/**
 * Maximum time that a request waits for a renewal before it gets the stale value. It is longer
 * after a known change, so that visitors see the change within a second.
 */
const maxWaitMs = { maybeChanged: 300, changed: 1000 }

/**
 * Caches values until one of their tags changes, up to a number of bytes. Concurrent requests
 * share one load.
 */
export class TaggedCache<Value extends CachedValue> {
  private readonly entries: LRUCache<string, Entry<Value>>
  /** Loads that began after the last change, which other requests may share. */
  private readonly runningLoads = new Map<string, Promise<Value>>()
  /** Tags that changed since the start of each load. */
  private readonly changedTagSets = new Set<Set<string>>()
  private readonly now: () => number
  private readonly wait: (ms: number, signal: AbortSignal) => Promise<void>

  constructor(private readonly options: TaggedCacheOptions) {
    this.now = options.now ?? Date.now
    this.wait = options.wait ?? delay
    this.entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (entry, key) => entry.value.size + key.length,
    })
  }

  /** Returns the value if it is current, else null. */
  findFresh(key: string): Value | null {
    const entry = this.entries.get(key)
    if (!entry || this.now() >= (entry.validUntil ?? Number.POSITIVE_INFINITY)) return null
    const isCurrent = !entry.isStale && this.options.isLive()
    const isRecent = this.now() - entry.checkedAt < unannouncedMs
    return isCurrent || isRecent ? entry.value : null
  }

  /**
   * Returns tags and end of validity for other caches; null unless the value is current and
   * changes are announced.
   */
  findCacheFacts(key: string, value: Value): { tags: ReadonlySet<string>; validUntil: number | null } | null {
    const entry = this.entries.peek(key)
    if (entry?.value !== value || entry.isStale || !this.options.isLive()) return null
    return { tags: entry.tags, validUntil: entry.validUntil ?? null }
  }

  /**
   * Loads a value once for concurrent requests. If the load fails or takes too long,
   * returns a stale value. Later requests also get it, until a renewal succeeds.
   * @throws errors of `load` if there is no stale value
   */
  load(key: string, load: () => Promise<CacheableValue<Value>>): Promise<Value> {
    const runningLoad = this.runningLoads.get(key) ?? this.startLoad(key, load)
    const entry = this.options.servesStale ? this.entries.get(key) : undefined
    return entry ? this.waitUntilOverdue(runningLoad, entry) : runningLoad
  }

  /** Marks values with these tags as stale, or deletes them. */
  drop(tags: readonly string[]): void {
    this.runningLoads.clear()
    for (const tagSet of this.changedTagSets) for (const tag of tags) tagSet.add(tag)
    const changedTags = new Set(tags)
    for (const [key, entry] of this.entries.entries()) {
      if (!hasChangedTag(entry.tags, changedTags)) continue
      if (!this.options.servesStale) {
        this.entries.delete(key)
        continue
      }
      entry.isStale = true
      entry.checkedAt = Number.NEGATIVE_INFINITY
    }
  }

  /** Updates the size of a value after a compression. Returns true if it is current. */
  updateSize(key: string, value: Value): boolean {
    const entry = this.entries.peek(key)
    if (entry?.value !== value) return false
    // The cache measures new entries only.
    this.entries.set(key, { ...entry })
    return !entry.isStale
  }

  get bytes(): number {
    return this.entries.calculatedSize
  }

  private startLoad(key: string, load: () => Promise<CacheableValue<Value>>): Promise<Value> {
    const changedTags = new Set<string>()
    this.changedTagSets.add(changedTags)
    const runningLoad = this.renew(key, load, changedTags).finally(() => {
      this.changedTagSets.delete(changedTags)
      if (this.runningLoads.get(key) === runningLoad) this.runningLoads.delete(key)
    })
    this.runningLoads.set(key, runningLoad)
    return runningLoad
  }

  private async waitUntilOverdue(runningLoad: Promise<Value>, entry: Entry<Value>): Promise<Value> {
    // May reject after the wait, without a handler.
    runningLoad.catch(() => undefined)
    if (entry.isOverdue) return entry.value
    const waitController = new AbortController()
    const overdueValue = this.wait(maxWaitMs[entry.isStale ? 'changed' : 'maybeChanged'], waitController.signal).then(
      () => {
        if (!waitController.signal.aborted) entry.isOverdue = true
        return entry.value
      },
    )
    return Promise.race([runningLoad, overdueValue]).finally(() => waitController.abort())
  }

  private async renew(
    key: string,
    load: () => Promise<CacheableValue<Value>>,
    changedTags: Set<string>,
  ): Promise<Value> {
    const startedAt = this.now()
    try {
      const loadedValue = await load()
      if (loadedValue.hasFailed ?? loadedValue.value.status >= 500) return this.findStale(key) ?? loadedValue.value
      if (!loadedValue.isCacheable) this.entries.delete(key)
      else if (!hasChangedTag(loadedValue.tags, changedTags))
        this.entries.set(key, { ...loadedValue, checkedAt: startedAt, isStale: false })
      return loadedValue.value
    } catch (error) {
      const staleValue = this.findStale(key)
      if (staleValue) return staleValue
      throw error
    }
  }

  private findStale(key: string): Value | null {
    const entry = this.options.servesStale ? this.entries.get(key) : undefined
    if (!entry) return null
    entry.checkedAt = this.now()
    entry.isOverdue = true
    return entry.value
  }
}

function hasChangedTag(tags: ReadonlySet<string>, changedTags: ReadonlySet<string>): boolean {
  if (changedTags.has(cacheTags.everything)) return true
  for (const tag of tags) if (changedTags.has(tag)) return true
  return false
}

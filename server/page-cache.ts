import { LRUCache } from 'lru-cache'
import { cacheTags } from '@/lib/cache-tags'
import type { FinishedAnswer } from './finished-answer'

/** An answer on its way into the cache. */
export interface LoadedAnswer {
  answer: FinishedAnswer
  tags: ReadonlySet<string>
  isKept: boolean
}

interface Entry extends LoadedAnswer {
  /** When it was last known to be right. */
  checkedAt: number
  isStale: boolean
}

interface PageCacheOptions {
  maxBytes: number
  /** Whether changes are being announced; without that an answer is trusted for a second only. */
  isLive: () => boolean
  now?: () => number
}

/** How long an answer is trusted when nobody tells of changes, and how long a backend that is down is left alone. */
const unannouncedMs = 1000

/**
 * Finished answers by key, bounded in bytes. A key that many ask for at once is rendered once. An answer that has
 * become stale stays as what to serve if its renewal fails.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>
  /** What may still be joined: renders that began after the last change. */
  private readonly flights = new Map<string, Promise<FinishedAnswer>>()
  /** For each render under way, what has changed since it began. */
  private readonly changes = new Set<Set<string>>()
  private readonly now: () => number

  constructor(private readonly options: PageCacheOptions) {
    this.now = options.now ?? Date.now
    this.entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (entry, key) => entry.answer.size + key.length,
    })
  }

  /** The kept answer, if it is known to be right. */
  fresh(key: string): FinishedAnswer | null {
    const entry = this.entries.get(key)
    if (!entry) return null
    const isTrusted = entry.isStale ? false : this.options.isLive()
    return isTrusted || this.now() - entry.checkedAt < unannouncedMs ? entry.answer : null
  }

  /**
   * The answer of `load`, which runs once for all who ask meanwhile. If it throws or answers 5xx, an older answer takes
   * its place.
   * @throws what `load` throws, when there is no older answer
   */
  load(key: string, load: () => Promise<LoadedAnswer>): Promise<FinishedAnswer> {
    const running = this.flights.get(key)
    if (running !== undefined) return running
    const changed = new Set<string>()
    this.changes.add(changed)
    const flight = this.renew(key, load, changed).finally(() => {
      this.changes.delete(changed)
      if (this.flights.get(key) === flight) this.flights.delete(key)
    })
    this.flights.set(key, flight)
    return flight
  }

  /** Makes stale what shows one of these. */
  drop(tags: readonly string[]): void {
    this.flights.clear()
    for (const changed of this.changes) for (const tag of tags) changed.add(tag)
    const named = new Set(tags)
    for (const entry of this.entries.values()) {
      if (!isTouched(entry.tags, named)) continue
      entry.isStale = true
      entry.checkedAt = Number.NEGATIVE_INFINITY
    }
  }

  /** Counts an answer anew after it got another encoding. */
  recount(key: string, answer: FinishedAnswer): void {
    const entry = this.entries.peek(key)
    // A copy, because the cache measures only what is new to it.
    if (entry?.answer === answer) this.entries.set(key, { ...entry })
  }

  /** The bytes in use. */
  get bytes(): number {
    return this.entries.calculatedSize
  }

  private async renew(
    key: string,
    load: () => Promise<LoadedAnswer>,
    changed: Set<string>,
  ): Promise<FinishedAnswer> {
    const startedAt = this.now()
    try {
      const loaded = await load()
      if (loaded.answer.status >= 500) return this.standIn(key) ?? loaded.answer
      const isStale = isTouched(loaded.tags, changed)
      if (loaded.isKept && !isStale) this.entries.set(key, { ...loaded, checkedAt: startedAt, isStale })
      else if (!loaded.isKept) this.entries.delete(key)
      return loaded.answer
    } catch (error) {
      const standIn = this.standIn(key)
      if (standIn) return standIn
      throw error
    }
  }

  private standIn(key: string): FinishedAnswer | null {
    const entry = this.entries.get(key)
    if (!entry) return null
    entry.checkedAt = this.now()
    return entry.answer
  }
}

function isTouched(tags: ReadonlySet<string>, changed: ReadonlySet<string>): boolean {
  if (changed.has(cacheTags.everything)) return true
  for (const tag of tags) if (changed.has(tag)) return true
  return false
}

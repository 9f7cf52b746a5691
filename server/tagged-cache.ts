import { setTimeout as setTimer } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { cacheTags } from '@/lib/cache-tags'

/** What can be kept: it knows its memory and, by its status, whether it is a failure. */
interface Answer {
  readonly size: number
  readonly status: number
}

/** An answer on its way into the cache. */
export interface CacheableAnswer<Kind extends Answer> {
  answer: Kind
  tags: ReadonlySet<string>
  isKept: boolean
}

interface Entry<Kind extends Answer> extends CacheableAnswer<Kind> {
  /** When it was last known to be right. */
  checkedAt: number
  isStale: boolean
  /** Whether its last renewal took too long or failed. */
  isOverdue?: boolean
}

interface TaggedCacheOptions {
  maxBytes: number
  /** Whether changes are being announced; without that an answer is trusted for a second only. */
  isLive: () => boolean
  /** Whether what has become stale is kept as what to serve if its renewal fails. */
  servesStale?: boolean
  now?: () => number
  /** Waits, or returns earlier when `signal` aborts. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** How long an answer is trusted when nobody tells of changes, and how long a backend that is down is left alone. */
const unannouncedMs = 1000

/**
 * How long those who ask wait for a renewal while an older answer could stand in. What is known to have changed is
 * waited for longer: a change shows within a second, unless the backend is slower than that.
 */
const maxWaitMs = { unsure: 300, changed: 1000 }

/** Answers by key until one of their tags changes, bounded in bytes. A key that many ask for at once is loaded once. */
export class TaggedCache<Kind extends Answer> {
  private readonly entries: LRUCache<string, Entry<Kind>>
  /** What may still be joined: loads that began after the last change. */
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

  /** The kept answer, if it is known to be right. */
  fresh(key: string): Kind | null {
    const entry = this.entries.get(key)
    if (!entry) return null
    const isTrusted = entry.isStale ? false : this.options.isLive()
    return isTrusted || this.now() - entry.checkedAt < unannouncedMs ? entry.answer : null
  }

  /**
   * The answer of `load`, which runs once for all who ask meanwhile. If it throws, answers 5xx or takes its time, an
   * older answer takes its place, if there is one to stand in; after that it stands in at once, until a renewal succeeds.
   * @throws what `load` throws, when there is no older answer
   */
  load(key: string, load: () => Promise<CacheableAnswer<Kind>>): Promise<Kind> {
    const flight = this.flights.get(key) ?? this.begin(key, load)
    const entry = this.options.servesStale ? this.entries.get(key) : undefined
    return entry ? this.unlessOverdue(flight, entry) : flight
  }

  /** Makes stale, or forgets, what shows one of these. */
  drop(tags: readonly string[]): void {
    this.flights.clear()
    for (const changed of this.changes) for (const tag of tags) changed.add(tag)
    const named = new Set(tags)
    for (const [key, entry] of this.entries.entries()) {
      if (!isTouched(entry.tags, named)) continue
      if (!this.options.servesStale) {
        this.entries.delete(key)
        continue
      }
      entry.isStale = true
      entry.checkedAt = Number.NEGATIVE_INFINITY
    }
  }

  /** Counts an answer anew after it got another encoding. @returns whether it is kept and right */
  recount(key: string, answer: Kind): boolean {
    const entry = this.entries.peek(key)
    if (entry?.answer !== answer) return false
    // A copy, because the cache measures only what is new to it.
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
    // Nobody may be left who waits for it.
    flight.catch(() => undefined)
    if (entry.isOverdue) return entry.answer
    const arrived = new AbortController()
    const overdue = this.wait(maxWaitMs[entry.isStale ? 'changed' : 'unsure'], arrived.signal).then(() => {
      if (!arrived.signal.aborted) entry.isOverdue = true
      return entry.answer
    })
    return Promise.race([flight, overdue]).finally(() => arrived.abort())
  }

  private async renew(
    key: string,
    load: () => Promise<CacheableAnswer<Kind>>,
    changed: Set<string>,
  ): Promise<Kind> {
    const startedAt = this.now()
    try {
      const loaded = await load()
      if (loaded.answer.status >= 500) return this.standIn(key) ?? loaded.answer
      const isStale = isTouched(loaded.tags, changed)
      if (loaded.isKept && !isStale) this.entries.set(key, { ...loaded, checkedAt: startedAt, isStale })
      else if (!loaded.isKept) this.entries.delete(key)
      return loaded.answer
    } catch (error) {
      const staleAnswer = this.standIn(key)
      if (staleAnswer) return staleAnswer
      throw error
    }
  }

  private standIn(key: string): Kind | null {
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

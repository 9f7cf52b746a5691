import { LRUCache } from 'lru-cache'

interface Bucket {
  tokens: number
  at: number
}

/** How many each key may take at once, and how many a second in the long run. */
export interface BucketSize {
  burst: number
  perSecond: number
}

/** A limit that lets bursts pass: each key has a bucket of tokens that fills again by itself (token bucket). */
export interface TokenBuckets {
  /** Takes a token. @returns 0, or the whole seconds until there is one again */
  take(key: string, now: Date): number
  /** Takes tokens for what was done already, even if there are not as many. */
  charge(key: string, now: Date, tokens: number): void
}

/**
 * Buckets in this process's memory. Of more than `most` keys those are forgotten that took nothing for longest: theirs are full
 * again sooner than others'.
 */
export function createTokenBuckets({ burst, perSecond }: BucketSize, maxClients = 20_000): TokenBuckets {
  const buckets = new LRUCache<string, Bucket>({ max: maxClients })
  function fill(key: string, now: Date): Bucket {
    const at = now.getTime()
    const bucket = buckets.get(key) ?? { tokens: burst, at }
    const tokens = Math.min(burst, bucket.tokens + (Math.max(0, at - bucket.at) / 1000) * perSecond)
    return { tokens, at }
  }
  return {
    take(key, now) {
      const { tokens, at } = fill(key, now)
      const isThere = tokens >= 1
      buckets.set(key, { tokens: isThere ? tokens - 1 : tokens, at })
      return isThere ? 0 : Math.ceil((1 - tokens) / perSecond)
    },
    charge(key, now, charged) {
      const { tokens, at } = fill(key, now)
      buckets.set(key, { tokens: tokens - charged, at })
    },
  }
}

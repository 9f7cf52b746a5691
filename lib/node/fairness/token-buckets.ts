import { LRUCache } from 'lru-cache'

interface Bucket {
  tokens: number
  at: number
}

/** The maximum number of tokens of a key, and its refill rate. */
export interface BucketSize {
  burst: number
  perSecond: number
}

/** Token bucket rate limit: each key has a bucket of tokens that refills over time. */
export interface TokenBuckets {
  /** Takes a token. @returns 0, or the whole seconds until the next one */
  take(key: string, now: Date): number
  /** Takes tokens for completed work, even more than are available. */
  charge(key: string, now: Date, tokens: number): void
}

/**
 * Creates buckets in the memory of this process. Beyond `maxClients` keys, the least recently used
 * ones are dropped, because their buckets are the fullest.
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

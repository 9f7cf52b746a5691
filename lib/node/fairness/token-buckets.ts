import { LRUCache } from 'lru-cache'

interface Bucket {
  tokens: number
  /** Milliseconds since 1970. */
  changedAt: number
}

/** Maximum number of tokens, and number of new tokens per second. */
export interface BucketSize {
  burst: number
  perSecond: number
}

/** Limit for the counted visits of a client, which people who read pages do not exceed. */
export const visitLimit: BucketSize = { burst: 30, perSecond: 0.2 }

/** A rate limit per key, such as a client. */
export interface TokenBuckets {
  /** Takes a token and returns 0. Without a token, returns the seconds until the next one. */
  take(key: string, now: Date): number
  /** Takes tokens for finished work. The number of tokens may become negative. */
  charge(key: string, now: Date, tokens: number): void
}

/**
 * Creates buckets in memory. Above `maxKeys`, the least recently used bucket is dropped, which has
 * refilled for the longest time.
 */
export function createTokenBuckets({ burst, perSecond }: BucketSize, maxKeys = 20_000): TokenBuckets {
  const buckets = new LRUCache<string, Bucket>({ max: maxKeys })
  function getRefilledBucket(key: string, now: Date): Bucket {
    const changedAt = now.getTime()
    const bucket = buckets.get(key) ?? { tokens: burst, changedAt }
    const seconds = Math.max(0, changedAt - bucket.changedAt) / 1000
    return { tokens: Math.min(burst, bucket.tokens + seconds * perSecond), changedAt }
  }
  return {
    take(key, now) {
      const { tokens, changedAt } = getRefilledBucket(key, now)
      const hasToken = tokens >= 1
      buckets.set(key, { tokens: hasToken ? tokens - 1 : tokens, changedAt })
      return hasToken ? 0 : Math.ceil((1 - tokens) / perSecond)
    },
    charge(key, now, chargedTokens) {
      const { tokens, changedAt } = getRefilledBucket(key, now)
      buckets.set(key, { tokens: tokens - chargedTokens, changedAt })
    },
  }
}

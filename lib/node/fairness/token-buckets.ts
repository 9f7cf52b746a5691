import { LRUCache } from 'lru-cache'

interface Bucket {
  tokens: number
  /** Time of the last change, in milliseconds since 1970. */
  changedAt: number
}

/** Maximum number of tokens in a bucket, and number of tokens that are added each second. */
export interface BucketSize {
  burst: number
  perSecond: number
}

/** A rate limit by token buckets. Each key (a client) has a bucket, which refills over time. */
export interface TokenBuckets {
  /**
   * Takes a token.
   * @returns 0 on success; otherwise the number of seconds until the next token, rounded up
   */
  take(key: string, now: Date): number
  /** Takes tokens for work that has been done. The number of tokens may become negative. */
  charge(key: string, now: Date, tokens: number): void
}

/**
 * Creates buckets in the memory of this process. If there are more than `maxClients`, the least
 * recently used bucket is dropped, because it has refilled the most.
 */
export function createTokenBuckets({ burst, perSecond }: BucketSize, maxClients = 20_000): TokenBuckets {
  const buckets = new LRUCache<string, Bucket>({ max: maxClients })
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

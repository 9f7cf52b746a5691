import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { toBerlinDay } from '@/lib/datetime'

/** Counts the uses of redirects, without data about visitors. */
export interface RedirectHits {
  /** Counts uses in memory, by default one. */
  count(path: string, now: Date, hits?: number): void
  /** Adds the counted uses to the numbers in the database, which all servers share. */
  flush(): Promise<void>
}

interface HitCount {
  hits: number
  day: string
}

/** The maximum number of different addresses between two flushes. Only bots exceed it. */
const maxAddresses = 10_000

/**
 * Creates counters in memory. A timer flushes them
 * (`backend/operations/scheduling/write-redirect-hits.ts`).
 */
export function createRedirectHits(db: Pick<Database, 'execute'>): RedirectHits {
  let countedHits = new Map<string, HitCount>()
  const add = (path: string, { hits, day }: HitCount) => {
    const previousCount = countedHits.get(path)
    if (!previousCount && countedHits.size >= maxAddresses) return
    countedHits.set(path, {
      hits: hits + (previousCount?.hits ?? 0),
      day: previousCount && previousCount.day > day ? previousCount.day : day,
    })
  }
  return {
    count(path, now, hits = 1) {
      add(path, { hits, day: toBerlinDay(now) })
    },
    async flush() {
      if (countedHits.size === 0) return
      const pendingHits = countedHits
      countedHits = new Map()
      try {
        await writeHits(db, [...pendingHits])
      } catch (error) {
        for (const [path, hitCount] of pendingHits) add(path, hitCount)
        throw error
      }
    },
  }
}

async function writeHits(db: Pick<Database, 'execute'>, hitCounts: readonly [string, HitCount][]): Promise<void> {
  // A redirect may be stored with a decoded or encoded path, with or without a trailing slash.
  const rows = hitCounts.flatMap(([path, hitCount]) =>
    [...new Set([path, `${path}/`, encodeURI(path), `${encodeURI(path)}/`])].map((address) => ({
      address,
      ...hitCount,
    })),
  )
  const toArrayParameter = (key: keyof (typeof rows)[number]) => sql.param(rows.map((row) => row[key]))
  // The order by id prevents deadlocks between servers.
  await db.execute(sql`
    INSERT INTO redirect_hits (redirect_id, hits, last_day)
    SELECT redirects.id, sum(hit_counts.hits), max(hit_counts.day)
    FROM unnest(${toArrayParameter('address')}::text[], ${toArrayParameter('hits')}::integer[], ${toArrayParameter('day')}::date[]) AS hit_counts(address, hits, day)
    JOIN redirects ON redirects.old_path = hit_counts.address AND NOT redirects.covers_below
    GROUP BY redirects.id ORDER BY redirects.id
    ON CONFLICT (redirect_id) DO UPDATE
    SET hits = redirect_hits.hits + excluded.hits, last_day = greatest(redirect_hits.last_day, excluded.last_day)`)
}

import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { toBerlinIso } from '@/lib/datetime'

/** Counts the uses of redirects, without data about visitors. */
export interface RedirectHits {
  /** Counts in memory, without access to the database. */
  count(path: string, now: Date): void
  /** Adds the counted hits to the database; several servers add up. */
  flush(): Promise<void>
}

interface HitCount {
  hits: number
  day: string
}

/** Maximum number of different addresses between two flushes; only probing bots exceed it. */
const maxCounted = 10_000

/**
 * Creates counters in memory, which a timer flushes
 * (backend/operations/scheduling/write-redirect-hits.ts).
 */
export function createRedirectHits(db: Pick<Database, 'execute'>): RedirectHits {
  let countedHits = new Map<string, HitCount>()
  const add = (path: string, { hits, day }: HitCount) => {
    const earlierCount = countedHits.get(path)
    if (!earlierCount && countedHits.size >= maxCounted) return
    countedHits.set(path, {
      hits: hits + (earlierCount?.hits ?? 0),
      day: earlierCount && earlierCount.day > day ? earlierCount.day : day,
    })
  }
  return {
    count(path, now) {
      add(path, { hits: 1, day: toBerlinIso(now).slice(0, 10) })
    },
    async flush() {
      if (countedHits.size === 0) return
      const pendingHits = countedHits
      countedHits = new Map()
      try {
        await writeHits(db, [...pendingHits])
      } catch (error) {
        for (const [path, counter] of pendingHits) add(path, counter)
        throw error
      }
    },
  }
}

async function writeHits(
  db: Pick<Database, 'execute'>,
  hitCounts: readonly [string, HitCount][],
): Promise<void> {
  // The possible spellings of a redirect's source: decoded or encoded, with or without trailing
  // slash.
  const rows = hitCounts.flatMap(([path, counter]) =>
    [...new Set([path, `${path}/`, encodeURI(path), `${encodeURI(path)}/`])].map((address) => ({
      address,
      ...counter,
    })),
  )
  const list = (key: keyof (typeof rows)[number]) => sql.param(rows.map((row) => row[key]))
  // Ordered by id, so that concurrent servers do not deadlock.
  await db.execute(sql`
    INSERT INTO redirect_hits (redirect_id, hits, last_day)
    SELECT redirects.id, sum(counted.hits), max(counted.day)
    FROM unnest(${list('address')}::text[], ${list('hits')}::integer[], ${list('day')}::date[]) AS counted(address, hits, day)
    JOIN redirects ON redirects.old_path = counted.address AND NOT redirects.covers_below
    GROUP BY redirects.id ORDER BY redirects.id
    ON CONFLICT (redirect_id) DO UPDATE
    SET hits = redirect_hits.hits + excluded.hits, last_day = greatest(redirect_hits.last_day, excluded.last_day)`)
}

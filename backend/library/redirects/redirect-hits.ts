import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/client'
import { toBerlinIso } from '@/lib/datetime'

/** Counts visits that redirects led on, with nothing of who that was. */
export interface RedirectHits {
  /** Costs no read and no write of the database. */
  count(path: string, now: Date): void
  /** Writes what was counted; several servers add up. */
  flush(): Promise<void>
}

interface Counted {
  hits: number
  day: string
}

/** More different addresses are not asked for between two writings, except by somebody who tries them. */
const maxCounted = 10_000

/** Counts in this process's memory, from where a timer writes them (backend/operations/scheduling/write-redirect-hits.ts). */
export function createRedirectHits(db: Pick<Database, 'execute'>): RedirectHits {
  let counted = new Map<string, Counted>()
  const add = (path: string, { hits, day }: Counted) => {
    const before = counted.get(path)
    if (!before && counted.size >= maxCounted) return
    counted.set(path, {
      hits: hits + (before?.hits ?? 0),
      day: before && before.day > day ? before.day : day,
    })
  }
  return {
    count(path, now) {
      add(path, { hits: 1, day: toBerlinIso(now).slice(0, 10) })
    },
    async flush() {
      if (counted.size === 0) return
      const writing = counted
      counted = new Map()
      try {
        await write(db, [...writing])
      } catch (error) {
        for (const [path, one] of writing) add(path, one)
        throw error
      }
    },
  }
}

async function write(db: Pick<Database, 'execute'>, counted: readonly [string, Counted][]): Promise<void> {
  // As redirects may be written: decoded or encoded, with a final slash or without.
  const rows = counted.flatMap(([path, one]) =>
    [...new Set([path, `${path}/`, encodeURI(path), `${encodeURI(path)}/`])].map((address) => ({
      address,
      ...one,
    })),
  )
  const list = (key: keyof (typeof rows)[number]) => sql.param(rows.map((row) => row[key]))
  // In one order on every server, so that none waits for another that waits for it.
  await db.execute(sql`
    INSERT INTO redirect_hits (redirect_id, hits, last_day)
    SELECT redirects.id, sum(counted.hits), max(counted.day)
    FROM unnest(${list('address')}::text[], ${list('hits')}::integer[], ${list('day')}::date[]) AS counted(address, hits, day)
    JOIN redirects ON redirects.old_path = counted.address AND NOT redirects.covers_below
    GROUP BY redirects.id ORDER BY redirects.id
    ON CONFLICT (redirect_id) DO UPDATE
    SET hits = redirect_hits.hits + excluded.hits, last_day = greatest(redirect_hits.last_day, excluded.last_day)`)
}

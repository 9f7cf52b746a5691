import { lt } from 'drizzle-orm'
import { fromBerlinClock, toBerlinClock } from '@/lib/datetime'
import type { Database, Queryable } from '../db/client'
import { linkChecks } from '../db/schema/link-checks'
import { listBrokenLinks } from './broken-links'

/** At which hour of the clock in Berlin links are checked. */
const hourOfCheck = 3
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** When links were to be checked last. */
function lastCheckDue(now: Date): Date {
  const clock = toBerlinClock(now).getTime() - hourOfCheck * hourMs
  return fromBerlinClock(new Date(Math.floor(clock / dayMs) * dayMs + hourOfCheck * hourMs))
}

/** Checks the site's own links once a night, whichever of several servers comes first, and keeps how many lead nowhere. */
export async function checkLinksNightly(db: Database, now: Date): Promise<void> {
  await db
    .insert(linkChecks)
    .values({ checkedAt: new Date(0) })
    .onConflictDoNothing()
  await db.transaction(async (tx) => {
    const claimed = await tx
      .update(linkChecks)
      .set({ checkedAt: now })
      .where(lt(linkChecks.checkedAt, lastCheckDue(now)))
      .returning()
    if (claimed.length > 0) await keepCheck(tx, { broken: (await listBrokenLinks(tx)).length, now })
  })
}

/** Keeps how many links lead nowhere. */
export async function keepCheck(
  db: Queryable,
  { broken, now }: { broken: number; now: Date },
): Promise<void> {
  const found = { checkedAt: now, broken }
  await db.insert(linkChecks).values(found).onConflictDoUpdate({ target: linkChecks.isOnly, set: found })
}

/** How many links led nowhere when they were checked last; 0 before the first check. */
export async function countBrokenLinks(db: Queryable): Promise<number> {
  const [last] = await db.select().from(linkChecks)
  return last?.broken ?? 0
}

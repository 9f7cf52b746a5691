import { lt } from 'drizzle-orm'
import type { Database, Queryable } from '@/backend/platform/db/client'
import { linkChecks } from '@/backend/platform/db/schema/content/link-checks'
import type { BrokenLink, LinkCheck } from '@/lib/contract/pages/page-tree'
import { fromBerlinWallClock, toBerlinIso, toBerlinWallClock } from '@/lib/datetime'
import { listBrokenLinks } from './broken-links'

/** The hour of the nightly check, in Berlin time. */
const checkHour = 3
const hourMs = 3_600_000
const dayMs = 24 * hourMs

const epoch = new Date(0)

/** Returns the most recent time at which a check had to run. */
function getLastCheckTime(now: Date): Date {
  const berlinMs = toBerlinWallClock(now).getTime() - checkHour * hourMs
  return fromBerlinWallClock(new Date(Math.floor(berlinMs / dayMs) * dayMs + checkHour * hourMs))
}

/**
 * Checks the links of the site once a night and stores the result. If several servers run, only one
 * of them performs the check.
 */
export async function checkLinksNightly(db: Database, now: Date): Promise<void> {
  await db.insert(linkChecks).values({ checkedAt: epoch }).onConflictDoNothing()
  await db.transaction(async (tx) => {
    const claimedRows = await tx
      .update(linkChecks)
      .set({ checkedAt: now })
      .where(lt(linkChecks.checkedAt, getLastCheckTime(now)))
      .returning()
    if (claimedRows.length > 0) await checkLinks(tx, now)
  })
}

/** Checks the links of the site now and stores the result. */
export async function checkLinks(db: Queryable, now: Date): Promise<LinkCheck> {
  const result = { checkedAt: now, links: await listBrokenLinks(db) }
  await db.insert(linkChecks).values(result).onConflictDoUpdate({ target: linkChecks.isOnly, set: result })
  return presentCheck(result)
}

export async function readLinkCheck(db: Queryable): Promise<LinkCheck> {
  const [lastCheck] = await db.select().from(linkChecks)
  return lastCheck && lastCheck.checkedAt > epoch ? presentCheck(lastCheck) : { checked_at: null, links: [] }
}

const presentCheck = ({ checkedAt, links }: { checkedAt: Date; links: BrokenLink[] }): LinkCheck => ({
  checked_at: toBerlinIso(checkedAt),
  links,
})

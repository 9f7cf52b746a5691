import { and, count, eq, gte, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { searchClicks, searchQueries } from '@/backend/platform/db/schema/library/search-report'
import type { Locale } from '@/lib/contract/common/locale'
import { getStartOfBerlinDay, toBerlinDay } from '@/lib/datetime'
import { toCountedText } from './counted-text'

/**
 * Maximum number of counted searches and of counted clicks per day, so that bots cannot fill the
 * disk.
 */
export const maxRowsPerDay = 5000

/** Returns the day in Berlin that is a number of days before today. */
export function toEarlierDay(now: Date, daysBefore: number): string {
  return toBerlinDay(getStartOfBerlinDay(toBerlinDay(now), -daysBefore))
}

interface CountedSearch {
  locale: Locale
  query: string
  hitCount: number
}

/** Counts a search. Ignores a search that may contain personal data. */
export async function countSearch(db: Queryable, { locale, query, hitCount }: CountedSearch, now: Date): Promise<void> {
  const text = toCountedText(query)
  if (text === null) return
  const day = toBerlinDay(now)
  await db.execute(sql`
    INSERT INTO search_queries (day, locale, query, asked, found)
    SELECT ${day}::date, ${locale}::text, ${text}::text, 1, ${hitCount}::int
    WHERE (SELECT count(*) FROM search_queries WHERE day = ${day}::date) < ${maxRowsPerDay}::int
      OR EXISTS (SELECT FROM search_queries WHERE day = ${day}::date AND locale = ${locale}::text AND query = ${text}::text)
    ON CONFLICT (day, locale, query) DO UPDATE SET asked = search_queries.asked + 1, found = excluded.found`)
}

interface CountedClick {
  locale: Locale
  query: string
  url: string
  position: number
}

/** Counts a click on a hit. Ignores it unless the search was counted today or yesterday. */
export async function countClick(
  db: Queryable,
  { locale, query, url, position }: CountedClick,
  now: Date,
): Promise<void> {
  const text = toCountedText(query)
  if (text === null) return
  const day = toBerlinDay(now)
  const countedQueries = await db
    .select({ query: searchQueries.query })
    .from(searchQueries)
    .where(
      and(
        gte(searchQueries.day, toEarlierDay(now, 1)),
        eq(searchQueries.locale, locale),
        eq(searchQueries.query, text),
      ),
    )
    .limit(1)
  const [today] = await db.select({ rows: count() }).from(searchClicks).where(eq(searchClicks.day, day))
  if (countedQueries.length === 0 || (today?.rows ?? 0) >= maxRowsPerDay) return
  await db
    .insert(searchClicks)
    .values({ day, locale, query: text, url, position, clicks: 1 })
    .onConflictDoUpdate({
      target: [searchClicks.day, searchClicks.locale, searchClicks.query, searchClicks.url, searchClicks.position],
      set: { clicks: sql`${searchClicks.clicks} + 1` },
    })
}

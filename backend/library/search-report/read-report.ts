import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { searchClicks, searchQueries } from '@/backend/platform/db/schema/library/search-report'
import type { Locale } from '@/lib/contract/common/locale'
import type { SearchReport } from '@/lib/contract/site/search-report'
import { toEarlierDay } from './count-searches'

/** Maximum number of lines in each table of the report. */
const maxLines = 50

interface ReportSelection {
  /** The number of days, today included. */
  days: number
  /** Null for both languages. */
  locale: Locale | null
}

/** Loads the report on searches and clicks in the last days. */
export async function readSearchReport(
  db: Queryable,
  { days, locale }: ReportSelection,
  now: Date,
): Promise<SearchReport> {
  const firstDay = toEarlierDay(now, days - 1)
  const queryCondition = and(
    gte(searchQueries.day, firstDay),
    locale === null ? undefined : eq(searchQueries.locale, locale),
  )
  const clickCondition = and(
    gte(searchClicks.day, firstDay),
    locale === null ? undefined : eq(searchClicks.locale, locale),
  )
  const searchCount = sql<number>`sum(${searchQueries.searchCount})::int`
  const latestHitCount = sql<number>`(array_agg(${searchQueries.hitCount} ORDER BY ${searchQueries.day} DESC))[1]`
  const clicks = sql<number>`sum(${searchClicks.clicks})::int`
  const { locale: queryLocale, query } = searchQueries
  const countedQueries = db
    .select({ locale: queryLocale, query, asked: searchCount, found: latestHitCount })
    .from(searchQueries)
    .where(queryCondition)
    .groupBy(queryLocale, query)
  const order = [desc(searchCount), query, queryLocale]
  const frequentQueries = await countedQueries.orderBy(...order).limit(maxLines)
  const unanswered = await db
    .select({ locale: queryLocale, query, asked: searchCount })
    .from(searchQueries)
    .where(queryCondition)
    .groupBy(queryLocale, query)
    .having(sql`${latestHitCount} = 0`)
    .orderBy(...order)
    .limit(maxLines)
  const clickedHits = await db
    .select({
      locale: searchClicks.locale,
      query: searchClicks.query,
      url: searchClicks.url,
      clicks,
      first_position: sql<number>`min(${searchClicks.position})::int`,
      last_position: sql<number>`max(${searchClicks.position})::int`,
    })
    .from(searchClicks)
    .where(clickCondition)
    .groupBy(searchClicks.locale, searchClicks.query, searchClicks.url)
    .orderBy(desc(clicks), searchClicks.query, searchClicks.url, searchClicks.locale)
    .limit(maxLines)
  const [searchTotals] = await db
    .select({
      asked: sql<number>`coalesce(sum(${searchQueries.searchCount}), 0)::int`,
      unanswered: sql<number>`coalesce(sum(${searchQueries.searchCount}) FILTER (WHERE ${searchQueries.hitCount} = 0), 0)::int`,
    })
    .from(searchQueries)
    .where(queryCondition)
  const [clickTotals] = await db
    .select({ clicks: sql<number>`coalesce(sum(${searchClicks.clicks}), 0)::int` })
    .from(searchClicks)
    .where(clickCondition)
  return {
    totals: {
      asked: searchTotals?.asked ?? 0,
      unanswered: searchTotals?.unanswered ?? 0,
      clicks: clickTotals?.clicks ?? 0,
    },
    asked: frequentQueries,
    unanswered,
    clicked: clickedHits,
  }
}

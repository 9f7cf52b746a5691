import { type SQL, sql } from 'drizzle-orm'
import type { Locale } from '@/lib/contract/locale'
import type { Queryable } from '../db/client'
import { pageUrl } from '../page-url'

/** A published page that got another address, and what is published below it and moved along. Paths are without prefix. */
export interface BranchMove {
  locale: Locale
  /** The page's path before, and now. */
  from: string
  to: string
  /** The page and those below it: their paths began with `from` and begin with `to` now. */
  pageIds: readonly number[]
}

/** Both spellings of an address: as people write it, which is how moved addresses are looked up, and as links have it. */
export function spellings(locale: Locale, path: string): string[] {
  return [...new Set([plainUrl(locale, path), pageUrl(locale, path)])]
}

function plainUrl(locale: Locale, path: string): string {
  return path === '' ? `/${locale}` : `/${locale}/${path}`
}

/** Nothing leads away from an address that is a page again. */
export async function dropRedirectsFrom(db: Queryable, locale: Locale, path: string): Promise<void> {
  await db.execute(
    sql`DELETE FROM redirects WHERE old_path = ANY (${sql.param(spellings(locale, path))}::text[])`,
  )
}

/**
 * Writes redirects from the addresses that a branch left to its pages, which they follow from then on. What led to those
 * addresses follows the pages, too, and nothing leads away from the new ones. The publications have their new paths already.
 */
export async function recordMove(db: Queryable, move: BranchMove): Promise<void> {
  const { locale, from, to } = move
  const left = [plainUrl(locale, from), pageUrl(locale, from)] as const
  const taken = [plainUrl(locale, to), pageUrl(locale, to)] as const
  const moved = sql`(
    SELECT page_id, substr(path, char_length(${to}) + 1) AS rest
    FROM unnest(${sql.param(move.pageIds)}::integer[]) AS moving(page_id) JOIN publications USING (page_id)
    WHERE locale = ${locale}
  ) AS moved`
  await db.execute(sql`
    DELETE FROM redirects WHERE ${isAnyWithin(sql`old_path`, [left[0], ...taken])} AND old_path IN (
      SELECT unnest(ARRAY[${left[0]} || rest, ${taken[0]} || rest, ${taken[1]} || encode_path(rest)]) FROM ${moved}
    )`)
  await db.execute(sql`
    UPDATE redirects SET new_path = NULL, page_id = leads.page_id, locale = ${locale}
    FROM (
      SELECT page_id, unnest(ARRAY[${left[0]} || rest, ${left[1]} || encode_path(rest)]) AS address FROM ${moved}
    ) AS leads
    WHERE ${isAnyWithin(sql`new_path IS NOT NULL AND link_path(new_path)`, left)} AND new_path = leads.address`)
  // What one page of the branch left may be another's address now.
  const isFree = sql`NOT EXISTS (
    SELECT FROM publications AS present WHERE present.locale = ${locale} AND present.path = ${from} || rest
  )`
  await db.execute(sql`
    INSERT INTO redirects (old_path, page_id, locale)
    SELECT ${left[0]} || rest, page_id, ${locale} FROM ${moved} ${isOverlapping(move) ? sql`WHERE ${isFree}` : sql``}`)
}

/** Whether a page of the branch may get the address that another of it leaves. */
export function isOverlapping({ from, to }: Pick<BranchMove, 'from' | 'to'>): boolean {
  return to.startsWith(`${from}/`) || from.startsWith(`${to}/`)
}

/**
 * Whether an address of any redirect begins with one of these: mostly none does, which is found out sooner than which of
 * 2,000 pages it is. It names no row of the statement around it, so it is asked once.
 */
function isAnyWithin(address: SQL, starts: readonly string[]): SQL {
  const conditions = [...new Set(starts)].map((start) => sql`${address} ^@ ${start}`)
  return sql`EXISTS (SELECT FROM redirects WHERE ${sql.join(conditions, sql` OR `)})`
}

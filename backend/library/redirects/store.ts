import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Audience } from '@/backend/platform/access/audience'
import type { Database } from '@/backend/platform/db/client'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { toPathname } from '@/backend/platform/runtime/page-url'
import { isKnownMembersPath } from '@/lib/contract/accounts/account-area'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isLocale } from '@/lib/contract/common/locale'
import type { Redirect } from '@/lib/contract/site/redirect'
import { listCovered } from './branch-redirects'
import { findRedirect, listRedirectsWhere } from './find-redirect'
import { guardOf } from './policy'
import { findRecordAddress } from './record-addresses'
import { spellings } from './record-moves'

/** How many moved addresses the list has at most: what it lacks is looked up singly. */
export const maxListedRedirects = 1000

/** Moved addresses by old path, as many as the list may have, but for those of pages that are not everybody's. */
export async function listRedirects(db: Database): Promise<Redirect[]> {
  const guarded = await db
    .select({ locale: publications.locale, path: publications.path })
    .from(publications)
    .where(isNotNull(publications.audience))
  const hidden = guarded.flatMap(({ locale, path }) =>
    isKnownMembersPath(path) ? [] : spellings(locale, path),
  )
  // Left out by the statement: a list that is shorter than it may be counts as whole.
  const address = sql`coalesce(link_path(${redirects.newPath}), '/' || ${publications.locale} || '/' || ${publications.path})`
  const own = await listRedirectsWhere(
    db,
    sql`${address} <> ALL (${sql.param(hidden)}::text[])`,
    maxListedRedirects,
  )
  const covered = await listCovered(db, hidden, maxListedRedirects - own.length)
  return [...own, ...covered].toSorted((a, b) => (a.old_path < b.old_path ? -1 : 1))
}

/** Where an address has moved, and who may see the page that is there; null when it has not moved. */
export async function findRedirectTarget(
  db: Database,
  oldPath: string,
): Promise<{ newPath: string; audience: Audience } | null> {
  const found = (await findRedirect(db, oldPath)) ?? (await findRecordAddress(db, oldPath))
  if (!found) return null
  const { newPath, page } = found
  return { newPath, audience: page ? guardOf(page) : await audienceAt(db, toPathname(newPath)) }
}

async function audienceAt(db: Database, address: string): Promise<Audience> {
  const [locale, ...parts] = address.split('/').filter(Boolean)
  if (!isLocale(locale)) return null
  const paths = [...new Set([parts, parts.map(decodeOrKeep)].map((spelling) => spelling.join('/')))]
  const [row] = await db
    .select({ path: publications.path, audience: publications.audience })
    .from(publications)
    .where(and(eq(publications.locale, locale), inArray(publications.path, paths)))
  return row ? guardOf(row) : null
}

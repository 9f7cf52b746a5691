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
import { listCoveredRedirects } from './branch-redirects'
import { findRedirect, listRedirectsWhere } from './find-redirect'
import { listAddressSpellings } from './move-redirects'
import { getRedirectAudience } from './policy'
import { findRecordAddress } from './record-addresses'

/** The maximum length of the list. Clients look up further redirects one by one. */
export const maxListedRedirects = 1000

/**
 * Lists redirects by old path, up to the maximum number. Omits redirects to pages that are not
 * public.
 */
export async function listRedirects(db: Database): Promise<Redirect[]> {
  const restrictedPages = await db
    .select({ locale: publications.locale, path: publications.path })
    .from(publications)
    .where(isNotNull(publications.audience))
  const hiddenAddresses = restrictedPages.flatMap(({ locale, path }) =>
    isKnownMembersPath(path) ? [] : listAddressSpellings(locale, path),
  )
  // Filtered in the statement, because clients regard a list shorter than the maximum as complete.
  const address = sql`coalesce(link_path(${redirects.newPath}), '/' || ${publications.locale} || '/' || ${publications.path})`
  const isPublic = sql`${address} <> ALL (${sql.param(hiddenAddresses)}::text[])`
  const exactRedirects = await listRedirectsWhere(db, isPublic, maxListedRedirects)
  const branchRedirects = await listCoveredRedirects(db, hiddenAddresses, maxListedRedirects - exactRedirects.length)
  return [...exactRedirects, ...branchRedirects].toSorted((a, b) => (a.old_path < b.old_path ? -1 : 1))
}

/** Finds the new address of a moved address, and the audience of the page at the new address. */
export async function findRedirectTarget(
  db: Database,
  oldPath: string,
): Promise<{ newPath: string; audience: Audience } | null> {
  const redirect = (await findRedirect(db, oldPath)) ?? (await findRecordAddress(db, oldPath))
  if (!redirect) return null
  const { newPath, page } = redirect
  return {
    newPath,
    audience: page ? getRedirectAudience(page) : await findAudience(db, toPathname(newPath)),
  }
}

async function findAudience(db: Database, address: string): Promise<Audience> {
  const [locale, ...parts] = address.split('/').filter(Boolean)
  if (!isLocale(locale)) return null
  const paths = [...new Set([parts, parts.map(decodeOrKeep)].map((spelling) => spelling.join('/')))]
  const [row] = await db
    .select({ path: publications.path, audience: publications.audience })
    .from(publications)
    .where(and(eq(publications.locale, locale), inArray(publications.path, paths)))
  return row ? getRedirectAudience(row) : null
}

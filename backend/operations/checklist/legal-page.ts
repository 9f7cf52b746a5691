import { and, eq, isNull } from 'drizzle-orm'
import { findRedirect } from '@/backend/library/redirects/find-redirect'
import type { Queryable } from '@/backend/platform/db/client'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { toPathname } from '@/backend/platform/runtime/page-url'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isLocale, type Locale, locales } from '@/lib/contract/common/locale'
import { legalPaths } from '@/lib/contract/site/legal-paths'

/** The languages without a public legal page. */
export interface LegalPageState {
  missing: Locale[]
  /** The edit URL in the first missing language; null if there is no such page. */
  url: string | null
}

/**
 * Checks the legal page at the address to which the site links, or where it has moved.
 * @param first the language to check first
 */
export async function readLegalPage(
  db: Queryable,
  name: 'imprint' | 'dataProtection',
  first: Locale,
): Promise<LegalPageState> {
  const missingLocales: Locale[] = []
  let url: string | null = null
  for (const locale of [first, ...locales.filter((language) => language !== first)]) {
    const address = await presentAddress(db, legalPaths[locale][name])
    if (await isOpen(db, address)) continue
    missingLocales.push(locale)
    if (url === null && (await hasText(db, address))) url = `${address}?edit`
  }
  return { missing: missingLocales, url }
}

async function presentAddress(db: Queryable, address: string): Promise<string> {
  const redirect = await findRedirect(db, address)
  return redirect ? toPathname(redirect.newPath) : address
}

/** Returns true if a public page has the address. */
async function isOpen(db: Queryable, address: string): Promise<boolean> {
  const place = toPagePath(address)
  if (!place) return false
  const at = and(eq(publications.locale, place.locale), eq(publications.path, place.path))
  const isPublic = and(at, eq(publications.isOnline, true), isNull(publications.audience))
  return (await db.select({ id: publications.pageId }).from(publications).where(isPublic)).length > 0
}

async function hasText(db: Queryable, address: string): Promise<boolean> {
  const place = toPagePath(address)
  if (!place) return false
  const at = and(eq(pageTexts.locale, place.locale), eq(pageTexts.path, place.path))
  return (await db.select({ id: pageTexts.pageId }).from(pageTexts).where(at)).length > 0
}

function toPagePath(address: string): { locale: Locale; path: string } | null {
  const [locale, ...parts] = address.split('/').filter(Boolean)
  return isLocale(locale) ? { locale, path: parts.map(decodeOrKeep).join('/') } : null
}

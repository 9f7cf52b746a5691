import { and, eq, isNull } from 'drizzle-orm'
import { findRedirect } from '@/backend/library/redirects/find-redirect'
import type { Queryable } from '@/backend/platform/db/client'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { toPathname } from '@/backend/platform/runtime/page-url'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isLocale, type Locale, locales } from '@/lib/contract/common/locale'
import { legalPaths } from '@/lib/contract/site/legal-paths'

export interface LegalPageState {
  /** Languages in which the page is not public. */
  missingLocales: Locale[]
  /** Address of the editor in the first missing language with a page; null without such a page. */
  url: string | null
}

/**
 * Finds the languages in which a legal page is not public. Uses the address that the site links to,
 * and follows redirects.
 * @param firstLocale first language to check
 */
export async function readLegalPage(
  db: Queryable,
  name: 'imprint' | 'dataProtection',
  firstLocale: Locale,
): Promise<LegalPageState> {
  const missingLocales: Locale[] = []
  let url: string | null = null
  for (const locale of [firstLocale, ...locales.filter((language) => language !== firstLocale)]) {
    const address = await resolveAddress(db, legalPaths[locale][name])
    if (await isPublicAddress(db, address)) continue
    missingLocales.push(locale)
    if (url === null && (await hasText(db, address))) url = `${address}?edit`
  }
  return { missingLocales, url }
}

async function resolveAddress(db: Queryable, address: string): Promise<string> {
  const redirect = await findRedirect(db, address)
  return redirect ? toPathname(redirect.newPath) : address
}

async function isPublicAddress(db: Queryable, address: string): Promise<boolean> {
  const pagePath = toPagePath(address)
  if (!pagePath) return false
  const addressCondition = and(eq(publications.locale, pagePath.locale), eq(publications.path, pagePath.path))
  const isPublic = and(addressCondition, eq(publications.isOnline, true), isNull(publications.audience))
  return (await db.select({ id: publications.pageId }).from(publications).where(isPublic)).length > 0
}

async function hasText(db: Queryable, address: string): Promise<boolean> {
  const pagePath = toPagePath(address)
  if (!pagePath) return false
  const addressCondition = and(eq(pageTexts.locale, pagePath.locale), eq(pageTexts.path, pagePath.path))
  return (await db.select({ id: pageTexts.pageId }).from(pageTexts).where(addressCondition)).length > 0
}

function toPagePath(address: string): { locale: Locale; path: string } | null {
  const [locale, ...parts] = address.split('/').filter(Boolean)
  return isLocale(locale) ? { locale, path: parts.map(decodeOrKeep).join('/') } : null
}

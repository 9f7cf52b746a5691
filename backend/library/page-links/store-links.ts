import { and, eq, inArray, sql } from 'drizzle-orm'
import { findRedirect } from '@/backend/library/redirects/find-redirect'
import type { Queryable } from '@/backend/platform/db/client'
import { pageTexts } from '@/backend/platform/db/schema/content/pages'
import { formatPageLink, parsePageLink } from '@/backend/platform/html/page-link'
import { toPathname } from '@/backend/platform/runtime/page-url'
import { decodeOrKeep } from '@/lib/contract/common/address'
import { isLocale, type Locale } from '@/lib/contract/common/locale'
import { isLocalPath } from '@/lib/contract/pages/link-address'

/** Maximum number of redirects that are followed from one address. */
const maxRedirects = 5

/**
 * Creates a function that converts an entered link to its stored form. A link to a current, old or
 * absolute address of a page becomes a link to the page's id, so that it still works when the page
 * moves. All other links stay unchanged.
 */
export async function createStoredLinkConverter(
  db: Queryable,
  siteUrl: string,
  links: readonly string[],
): Promise<(link: string) => string> {
  const localAddresses = new Map<string, string>()
  for (const link of links) {
    const address = toLocalAddress(link, siteUrl)
    if (address !== null && !parsePageLink(link)) localAddresses.set(link, address)
  }
  const addresses = [...new Set(localAddresses.values())]
  const pages = await findPageLinks(db, addresses)
  for (const address of addresses) {
    if (!pages.has(address)) pages.set(address, (await followRedirects(db, address)) ?? address)
  }
  return (link) => {
    const address = localAddresses.get(link)
    return address === undefined ? link : (pages.get(address) ?? address)
  }
}

/** Creates a function that directs stored links to the pages in a language, if these exist. */
export async function createLinkTranslator(
  db: Queryable,
  links: readonly string[],
  locale: Locale,
): Promise<(link: string) => string> {
  const ids = [...new Set(links.flatMap((link) => parsePageLink(link)?.id ?? []))]
  const translatedPages = await db
    .select({ id: pageTexts.pageId })
    .from(pageTexts)
    .where(and(inArray(pageTexts.pageId, ids), eq(pageTexts.locale, locale)))
  const translatedIds = new Set(translatedPages.map(({ id }) => id))
  return (link) => {
    const pageLink = parsePageLink(link)
    return pageLink && translatedIds.has(pageLink.id) ? formatPageLink({ ...pageLink, locale }) : link
  }
}

/**
 * Returns the path of an address on this site, with query and fragment; null for addresses of other
 * sites.
 */
function toLocalAddress(link: string, siteUrl: string): string | null {
  const trimmedLink = link.trim()
  if (isLocalPath(trimmedLink)) return trimmedLink
  if (!/^https?:/i.test(trimmedLink) || !URL.canParse(trimmedLink)) return null
  const { host, pathname, search, hash } = new URL(trimmedLink)
  return host === new URL(siteUrl).host ? pathname + search + hash : null
}

type PagePath = { locale: Locale; path: string }

/**
 * Finds the links to the pages at the given addresses. A page published at an address takes
 * precedence over a page whose working copy has the address.
 */
async function findPageLinks(db: Queryable, addresses: readonly string[]): Promise<Map<string, string>> {
  const pagePaths = addresses.flatMap((address) => {
    const pagePath = toPagePath(address)
    return pagePath ? [{ address, ...pagePath }] : []
  })
  if (pagePaths.length === 0) return new Map()
  const { rows } = await db.execute<PagePath & { address: string; id: number }>(sql`
    SELECT target.address, target.locale, coalesce(published.page_id, working_copy.page_id) AS id
    FROM jsonb_to_recordset(${JSON.stringify(pagePaths)}::jsonb) AS target(address text, locale text, path text)
    LEFT JOIN publications AS published ON published.locale = target.locale AND published.path = target.path
    LEFT JOIN page_texts AS working_copy ON working_copy.locale = target.locale AND working_copy.path = target.path
    WHERE coalesce(published.page_id, working_copy.page_id) IS NOT NULL`)
  return new Map(
    rows.map(({ address, locale, id }) => [address, formatPageLink({ id, locale, suffix: getSuffix(address) })]),
  )
}

/** Follows redirects from an address to a page; null if they lead to none. */
async function followRedirects(db: Queryable, address: string): Promise<string | null> {
  let path = toPathname(address)
  for (let redirectCount = 0; redirectCount < maxRedirects; redirectCount += 1) {
    const redirect = await findRedirect(db, decodeOrKeep(path))
    if (!redirect) return null
    const { page, newPath } = redirect
    const suffix = getSuffix(address) || getSuffix(newPath)
    if (page) return formatPageLink({ id: page.id, locale: page.locale, suffix })
    path = toPathname(newPath)
    const link = (await findPageLinks(db, [path + suffix])).get(path + suffix)
    if (link) return link
  }
  return null
}

/** Returns the query and the fragment of an address. */
function getSuffix(address: string): string {
  return /[?#].*$/s.exec(address)?.[0] ?? ''
}

/**
 * Returns the language and path of an address; null if the address does not begin with a language.
 */
function toPagePath(address: string): PagePath | null {
  const [, locale, ...parts] = decodeOrKeep(toPathname(address)).split('/')
  return isLocale(locale) ? { locale, path: parts.join('/') } : null
}

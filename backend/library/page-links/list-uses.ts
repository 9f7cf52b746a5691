import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { futureSnapshots } from '@/backend/platform/db/future-snapshots'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import { listLinkPlaces, maxPlaces, type PlaceRow } from './link-places'

export interface RecordUse {
  title: string
  url: string
}

/** The ways in which content refers to a record. */
export interface RecordReferences {
  matchesPath: (path: SQL) => SQL
  matchesBlocks: (json: SQL) => SQL
  /** Pages to omit from the uses. If there are any, redirects are omitted too. */
  ignoredPageIds?: readonly number[]
  /** Subquery (`link`, `module`) for modules that refer to the record without a link. */
  modules?: SQL
}

type PageRow = { id: number; title: string; locale: Locale; path: string }

/**
 * Lists the uses of records in reusable containers, HTML selections, the footer, redirects,
 * templates, newsletters, and in all states of pages: the working copy, the public version, a
 * scheduled version or a preview.
 */
export async function listUses(
  db: Queryable,
  { matchesPath, matchesBlocks, modules, ignoredPageIds = [] }: RecordReferences,
  locale: Locale,
): Promise<RecordUse[]> {
  const linkPlaces = await listLinkPlaces(db, matchesPath, modules)
  const isIgnoredPage = (id: number | null) => id !== null && ignoredPageIds.includes(id)
  const places = linkPlaces.filter(({ type, id }) => {
    if (type === 'redirect') return ignoredPageIds.length === 0
    return type !== 'page' || !isIgnoredPage(id)
  })
  // Only public versions with unpublished changes can have links that the working copy lacks. A
  // search of all public versions would take two seconds on the embedded database.
  const pages = await db.execute<PageRow>(sql`
    SELECT publication.page_id AS id, publication.title, publication.locale, publication.path
    FROM publications AS publication JOIN page_versions AS version ON version.id = publication.version_id
    JOIN page_texts AS draft ON draft.page_id = publication.page_id AND draft.locale = publication.locale
    WHERE publication.is_online AND draft.is_dirty AND ${matchesBlocks(sql`version.snapshot`)}
    UNION
    SELECT text.page_id, text.title, text.locale, text.path FROM ${futureSnapshots}
    JOIN page_texts AS text ON text.page_id = future.page_id AND text.locale = future.locale
    WHERE ${matchesBlocks(sql`future.snapshot`)}
    ORDER BY path, locale LIMIT ${maxPlaces}`)
  const templates = await db.execute<{ name: string }>(sql`
    SELECT name FROM saved_blocks WHERE ${matchesBlocks(sql`blocks`)} ORDER BY name LIMIT ${maxPlaces}`)
  const issues = await db.execute<{ id: number; subject: Record<Locale, string> }>(sql`
    SELECT id, subject FROM newsletter_issues WHERE ${matchesBlocks(sql`text`)} ORDER BY id DESC LIMIT ${maxPlaces}`)
  const isListed = (page: PageRow) =>
    places.some((place) => place.type === 'page' && place.id === page.id && place.locale === page.locale)
  const publicPages = pages.rows.filter((page) => !isListed(page) && !isIgnoredPage(page.id))
  const uses = [
    ...places.map((place) => ({ title: place.title || (place.slug ?? ''), url: toUrl(place, locale) })),
    ...publicPages.map(({ title, ...page }) => ({ title, url: pageUrl(page.locale, page.path) })),
    ...templates.rows.map(({ name }) => ({
      title: name,
      url: `/${locale}/cms-hub/shared#${encodeURIComponent(name)}`,
    })),
    ...issues.rows.map(({ id, subject }) => ({
      title: subject[locale] || subject[getOtherLocale(locale)],
      url: `/${locale}/admin/newsletter-issues/${id}`,
    })),
  ]
  return [...new Map(uses.map((use) => [use.url, use])).values()]
}

/** Returns the address of a page or, for another place, of the tool that edits the place. */
function toUrl({ type, id, slug, locale, path }: PlaceRow, toolLocale: Locale): string {
  if (type === 'page') return pageUrl(locale, path ?? '')
  if (type === 'container') return `/${locale}/cms-hub/shared/${slug}`
  if (type === 'selection') return `/${locale}/cms-hub/shared?selection=${slug}`
  return `/${toolLocale}/admin/${type === 'footer' ? 'footer-links' : 'redirects'}/${id}`
}

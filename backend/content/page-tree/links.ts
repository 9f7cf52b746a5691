import { eq, type SQL, sql } from 'drizzle-orm'
import { linkUses, maxPlaces, type PlaceRow } from '@/backend/library/page-links/link-places'
import { listUses, type RecordUse } from '@/backend/library/page-links/list-uses'
import { listCoveredAddresses } from '@/backend/library/redirects/branch-redirects'
import { hasTarget, listRedirectsWhere } from '@/backend/library/redirects/find-redirect'
import { listAddressSpellings } from '@/backend/library/redirects/move-redirects'
import type { Queryable } from '@/backend/platform/db/client'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { redirects } from '@/backend/platform/db/schema/library/redirects'
import { formatPageLink } from '@/backend/platform/html/page-link'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { PageLinks } from '@/lib/contract/pages/page-tree'
import type { Redirect } from '@/lib/contract/site/redirect'

/**
 * Lists the links to a page in all languages, at most 200 of each kind, in working copies, reusable
 * containers, HTML selections and redirects. Finds links by page id, by the current address (of the
 * working copy or published), and by a redirected address. Reads the tables `module_links` and
 * `selection_links`, which the database keeps up to date.
 */
export async function listPageLinks(db: Queryable, pageId: number): Promise<PageLinks> {
  const { paths, pageRedirects } = await findLinkPaths(db, pageId)
  const linkPaths = sql`${sql.param(paths)}::text[]`
  const { rows } = await db.execute<Omit<PlaceRow, 'link'>>(sql`
    WITH RECURSIVE ${linkUses((path) => sql`${path} = ANY (${linkPaths})`)}, places AS (
      SELECT uses.type, uses.page_id AS id, uses.slug, uses.locale, coalesce(text.title, uses.title) AS title, text.path,
        array_remove(array_agg(DISTINCT uses.module ORDER BY uses.module), NULL) AS modules,
        row_number() OVER (PARTITION BY uses.type ORDER BY uses.page_id, uses.slug, uses.locale) AS position
      FROM uses LEFT JOIN page_texts AS text ON text.page_id = uses.page_id AND text.locale = uses.locale
      WHERE uses.slug IS NOT NULL OR text.page_id <> ${pageId}
      GROUP BY uses.type, uses.page_id, uses.slug, uses.locale, coalesce(text.title, uses.title), text.path
    )
    SELECT * FROM places WHERE position <= ${maxPlaces} ORDER BY position`)
  const listPlaces = (type: PlaceRow['type']) =>
    rows.filter((row) => row.type === type).map((row) => ({ ...row, id: row.id ?? 0, slug: row.slug ?? '' }))
  return {
    pages: listPlaces('page').map(({ id, locale, title, path, modules }) => {
      return { id, locale, title, url: pageUrl(locale, path ?? ''), modules }
    }),
    containers: listPlaces('container').map(({ slug, locale }) => ({ slug, locale })),
    selections: listPlaces('selection').map(({ slug, locale, title }) => ({ slug, locale, title })),
    redirects: pageRedirects.toSorted((a, b) => (a.old_path < b.old_path ? -1 : 1)).slice(0, maxPlaces),
  }
}

/** Finds the paths of links to a page: by its id, its current addresses, and redirects. */
async function findLinkPaths(db: Queryable, pageId: number): Promise<{ paths: string[]; pageRedirects: Redirect[] }> {
  const pagePaths = await db.execute<{ locale: Locale; path: string }>(sql`
    SELECT locale, path FROM page_texts WHERE page_id = ${pageId}
    UNION SELECT locale, path FROM publications WHERE page_id = ${pageId}`)
  const addresses = [...new Set(pagePaths.rows.flatMap(({ locale, path }) => listAddressSpellings(locale, path)))]
  const leadsToPage = sql`(${hasTarget(addresses)} OR ${redirects.pageId} = ${pageId})`
  const targetingRedirects = await listRedirectsWhere(db, leadsToPage, maxPlaces)
  const publicationRows = await db.select().from(publications).where(eq(publications.pageId, pageId))
  // The old addresses for which a branch redirect leads to the page.
  const branchRedirects: Redirect[] = []
  for (const { locale, path } of publicationRows) {
    for (const address of await listCoveredAddresses(db, { id: pageId, locale, path })) {
      branchRedirects.push({ old_path: address, new_path: pageUrl(locale, path) })
    }
  }
  const pageRedirects = [...targetingRedirects, ...branchRedirects]
  // Links contain an address as entered, which may be encoded.
  const redirectedAddresses = pageRedirects.flatMap(({ old_path }) => [old_path, encodeURI(old_path)])
  const idLinks = locales.map((locale) => formatPageLink({ id: pageId, locale, suffix: '' }))
  return { paths: [...addresses, ...redirectedAddresses, ...idLinks], pageRedirects }
}

/**
 * Lists the uses of the pages of records, except on these pages themselves, also on public pages
 * whose working copies no longer link to them.
 */
export async function listPageUses(db: Queryable, pageIds: readonly number[], locale: Locale): Promise<RecordUse[]> {
  const paths: string[] = []
  for (const id of pageIds) paths.push(...(await findLinkPaths(db, id)).paths)
  const pathParameter = sql`${sql.param(paths)}::text[]`
  const references = {
    matchesPath: (path: SQL) => sql`${path} = ANY (${pathParameter})`,
    matchesBlocks: (json: SQL) => sql`${json}::text ~ ${`page:(${pageIds.join('|')})/`}`,
    ignoredPageIds: pageIds,
  }
  return await listUses(db, references, locale)
}

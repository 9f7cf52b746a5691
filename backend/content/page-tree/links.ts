import { eq, type SQL, sql } from 'drizzle-orm'
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

/** The maximum number of results of each kind. */
const maxLinks = 200

type PageRow = { id: number; locale: Locale; title: string; path: string; modules: number[] }
type ContainerRow = { slug: string; locale: Locale }
type SelectionRow = ContainerRow & { title: string }

/**
 * Lists the links to a page in all languages, at most 200 of each kind, in working copies, reusable
 * containers, HTML selections and redirects. Finds links by page id, by the current address (of the
 * working copy or published), and by a redirected address. Reads the tables `module_links` and
 * `selection_links`, which the database keeps up to date.
 */
export async function findLinksTo(db: Queryable, pageId: number): Promise<PageLinks> {
  const { paths, pageRedirects } = await findPathsTo(db, pageId)
  const linkParameter = sql.param(paths)
  // `object_id` is the page of a block; null in a reusable container.
  const linkingModules = sql`linking_modules AS (
    SELECT DISTINCT m.id, m.parent_id, m.content_type, m.object_id, m.locale, m.slug
    FROM module_links AS link JOIN modules AS m ON m.id = link.module_id WHERE link.path = ANY (${linkParameter}::text[])
  )`
  const pages = await db.execute<PageRow>(sql`
    WITH ${linkingModules}, link_source AS (
      SELECT object_id AS page_id, locale, id AS module_id FROM linking_modules WHERE object_id IS NOT NULL
      UNION ALL
      SELECT page_id, locale, NULL FROM page_texts WHERE hero_link <> '' AND link_path(hero_link) = ANY (${linkParameter}::text[])
    )
    SELECT text.page_id AS id, text.locale, text.title, text.path,
      array_remove(array_agg(module_id ORDER BY module_id), NULL) AS modules
    FROM link_source JOIN page_texts AS text USING (page_id, locale)
    WHERE text.page_id <> ${pageId}
    GROUP BY text.page_id, text.locale ORDER BY text.page_id, text.locale LIMIT ${maxLinks}`)
  // Follows the parents of linking blocks to their reusable containers.
  const containers = await db.execute<ContainerRow>(sql`
    WITH RECURSIVE ${linkingModules}, ancestors AS (
      SELECT id, parent_id, slug, locale FROM linking_modules WHERE object_id IS NULL
      UNION
      SELECT m.id, m.parent_id, m.slug, m.locale FROM modules AS m JOIN ancestors ON m.id = ancestors.parent_id
    )
    SELECT DISTINCT slug, locale FROM ancestors
    WHERE parent_id IS NULL AND slug IS NOT NULL ORDER BY slug, locale LIMIT ${maxLinks}`)
  const selections = await db.execute<SelectionRow>(sql`
    SELECT DISTINCT selection.slug, selection.title ->> link.locale AS title, link.locale
    FROM selection_links AS link JOIN html_selections AS selection ON selection.id = link.selection_id
    WHERE link.path = ANY (${linkParameter}::text[]) ORDER BY slug, locale LIMIT ${maxLinks}`)
  return {
    pages: pages.rows.map(({ path, ...page }) => ({ ...page, url: pageUrl(page.locale, path) })),
    containers: containers.rows,
    selections: selections.rows,
    redirects: pageRedirects.toSorted((a, b) => (a.old_path < b.old_path ? -1 : 1)).slice(0, maxLinks),
  }
}

/**
 * Finds the paths of links that lead to a page: by its id, its current addresses, and redirects.
 */
async function findPathsTo(db: Queryable, pageId: number): Promise<{ paths: string[]; pageRedirects: Redirect[] }> {
  const pagePaths = await db.execute<{ locale: Locale; path: string }>(sql`
    SELECT locale, path FROM page_texts WHERE page_id = ${pageId}
    UNION SELECT locale, path FROM publications WHERE page_id = ${pageId}`)
  const addresses = [...new Set(pagePaths.rows.flatMap(({ locale, path }) => listAddressSpellings(locale, path)))]
  const leadsToPage = sql`(${hasTarget(addresses)} OR ${redirects.pageId} = ${pageId})`
  const targetingRedirects = await listRedirectsWhere(db, leadsToPage, maxLinks)
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
  for (const id of pageIds) paths.push(...(await findPathsTo(db, id)).paths)
  const pathParameter = sql`${sql.param(paths)}::text[]`
  const references = {
    matchesPath: (path: SQL) => sql`${path} = ANY (${pathParameter})`,
    matchesBlocks: (json: SQL) => sql`${json}::text ~ ${`page:(${pageIds.join('|')})/`}`,
    exceptPageIds: pageIds,
  }
  return await listUses(db, references, locale)
}

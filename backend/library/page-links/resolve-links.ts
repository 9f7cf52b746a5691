import { sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import { parsePageLink } from '@/backend/platform/html/page-link'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { cacheTags } from '@/lib/cache-tags'
import type { Locale } from '@/lib/contract/common/locale'

export interface ResolvedLinks {
  toAddress(link: string): string
  /** The cache tags of the linked pages. A change of an address invalidates them. */
  tags: string[]
}

/**
 * Resolves stored links to the current addresses of their pages. A page that was never published
 * has the address of its working copy; a deleted page keeps its last address. Needs no query if no
 * link leads to a page.
 */
export async function resolveLinks(db: Queryable, links: readonly string[]): Promise<ResolvedLinks> {
  const requestedPages = new Map(
    links.flatMap((link) => {
      const page = parsePageLink(link)
      return page ? [[`${page.id}/${page.locale}`, { id: page.id, locale: page.locale }] as const] : []
    }),
  )
  const paths = requestedPages.size > 0 ? await readPaths(db, [...requestedPages.values()]) : new Map<string, string>()
  return {
    toAddress(link) {
      const page = parsePageLink(link)
      if (!page) return link
      return pageUrl(page.locale, paths.get(`${page.id}/${page.locale}`) ?? '') + page.suffix
    },
    tags: [...requestedPages.values()].map(({ id, locale }) => cacheTags.pageLink(id, locale)),
  }
}

type PageInLanguage = { id: number; locale: Locale }

async function readPaths(db: Queryable, pages: readonly PageInLanguage[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<PageInLanguage & { path: string }>(sql`
    SELECT link.id, link.locale, coalesce(published.path, working_copy.path, deleted.path) AS path
    FROM jsonb_to_recordset(${JSON.stringify(pages)}::jsonb) AS link(id integer, locale text)
    LEFT JOIN publications AS published ON published.page_id = link.id AND published.locale = link.locale
    LEFT JOIN page_texts AS working_copy ON working_copy.page_id = link.id AND working_copy.locale = link.locale
    LEFT JOIN deleted_pages AS deleted ON deleted.page_id = link.id AND deleted.locale = link.locale
    WHERE coalesce(published.path, working_copy.path, deleted.path) IS NOT NULL`)
  return new Map(rows.map(({ id, locale, path }) => [`${id}/${locale}`, path]))
}

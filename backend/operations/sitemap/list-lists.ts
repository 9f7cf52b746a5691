import { sql } from 'drizzle-orm'
import { presentArticleCategory, presentArticleTag } from '@/backend/content/records/article-terms'
import { listDirectories, listDirectoryFiles } from '@/backend/library/downloads/store'
import { listPastIssues } from '@/backend/members/newsletters/past-issues'
import type { Database, Queryable } from '@/backend/platform/db/client'
import {
  articleCategories,
  articleCategoryMembers,
  articleTaggings,
  articleTags,
} from '@/backend/platform/db/schema/content/articles'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import { type Locale, locales } from '@/lib/contract/common/locale'
import type { SitemapEntry } from '@/lib/contract/site/sitemap'

/** Maximum of download directories in the site map. */
const maxDirectories = 10_000

/**
 * Lists the URLs of categories, tags, public download directories and newsletter issues. Omits
 * empty lists.
 */
export async function listLists(db: Database): Promise<SitemapEntry[]> {
  return [...(await listTerms(db)), ...(await listDownloads(db)), ...(await listIssues(db))]
}

async function listIssues(db: Queryable): Promise<SitemapEntry[]> {
  const entries = new Map<number, SitemapEntry>()
  for (const locale of locales) {
    for (const { id, url, sent_at } of await listPastIssues(db, locale)) {
      const entry = entries.get(id) ?? { de: null, en: null, image: null }
      entries.set(id, { ...entry, [locale]: { url, modified: new Date(sent_at).toISOString() } })
    }
  }
  return [...entries.values()]
}

/** Lists categories and tags. The latest publication is their last change. */
async function listTerms(db: Queryable): Promise<SitemapEntry[]> {
  const categoryLists = await listPublished(
    db,
    sql`SELECT category_id AS term_id, article_id FROM ${articleCategoryMembers}`,
  )
  const tagLists = await listPublished(db, sql`SELECT tag_id AS term_id, article_id FROM ${articleTaggings}`)
  const categories = await db.select().from(articleCategories).orderBy(articleCategories.id)
  const tags = await db.select().from(articleTags).orderBy(articleTags.id)
  return [
    ...categories.map((row) => toEntry(categoryLists.get(row.id), (locale) => presentArticleCategory(row, locale).url)),
    ...tags.map((row) => toEntry(tagLists.get(row.id), (locale) => presentArticleTag(row, locale).url)),
  ].filter((entry) => entry.de !== null || entry.en !== null)
}

type Times = Partial<Record<Locale, string>>

async function listPublished(db: Queryable, memberships: ReturnType<typeof sql>): Promise<Map<number, Times>> {
  const { rows } = await db.execute<{ id: number; locale: Locale; modified: Date | string }>(sql`
    SELECT memberships.term_id AS id, publication.locale, max(publication.published_at) AS modified
    FROM (${memberships}) AS memberships
    JOIN publications AS publication ON publication.page_id = memberships.article_id AND publication.is_online AND publication.audience IS NULL
    GROUP BY memberships.term_id, publication.locale`)
  const timesById = new Map<number, Times>()
  for (const { id, locale, modified } of rows) {
    timesById.set(id, { ...timesById.get(id), [locale]: new Date(modified).toISOString() })
  }
  return timesById
}

function toEntry(times: Times | undefined, toUrl: (locale: Locale) => string): SitemapEntry {
  const [de, en] = locales.map((locale) => {
    const modified = times?.[locale]
    return modified === undefined ? null : { url: toUrl(locale), modified }
  })
  return { de: de ?? null, en: en ?? null, image: null }
}

/** Lists download directories and categories. The latest stored file is their last change. */
async function listDownloads(db: Database): Promise<SitemapEntry[]> {
  const filter = { isProtected: false, categoryId: null, search: '' }
  const { rows } = await listDirectories(db, filter, { page: 1, offset: 0, limit: maxDirectories })
  const files = await listDirectoryFiles(
    db,
    rows.map(({ directory }) => directory.id),
  )
  const storedTimes = new Map<number, string>()
  for (const { directoryId, storedAt } of files) {
    storedTimes.set(directoryId, toLatest(storedTimes.get(directoryId), storedAt.toISOString()))
  }
  const paths = new Map<string, string>()
  for (const { directory, category } of rows) {
    const time = storedTimes.get(directory.id)
    if (time === undefined) continue
    const list = `downloads/${category.slug}/${category.id}`
    paths.set(list, toLatest(paths.get(list), time))
    paths.set(`${list}?directory=${directory.id}`, time)
  }
  return [...paths].map(([path, modified]) => {
    const [pathname = '', query] = path.split('?')
    const toUrl = (locale: Locale) => pageUrl(locale, pathname) + (query ? `?${query}` : '')
    return toEntry({ de: modified, en: modified }, toUrl)
  })
}

const toLatest = (first: string | undefined, second: string) => (first !== undefined && first > second ? first : second)

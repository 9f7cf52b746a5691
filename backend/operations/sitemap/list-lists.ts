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

/** Maximum number of download directories in the site map. */
const maxDirectories = 10_000

/**
 * Lists the URLs of categories, tags, public download directories and newsletter issues. Omits
 * empty lists.
 */
export async function listEntriesOfLists(db: Database): Promise<SitemapEntry[]> {
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

/** Lists categories and tags. Their last change is the latest publication of an article. */
async function listTerms(db: Queryable): Promise<SitemapEntry[]> {
  const categoryMembers = sql`SELECT category_id AS term_id, article_id FROM ${articleCategoryMembers}`
  const categoryTimes = await loadLatestTimes(db, categoryMembers)
  const tagTimes = await loadLatestTimes(db, sql`SELECT tag_id AS term_id, article_id FROM ${articleTaggings}`)
  const categories = await db.select().from(articleCategories).orderBy(articleCategories.id)
  const tags = await db.select().from(articleTags).orderBy(articleTags.id)
  return [
    ...categories.map((row) => toEntry(categoryTimes.get(row.id), (locale) => presentArticleCategory(row, locale).url)),
    ...tags.map((row) => toEntry(tagTimes.get(row.id), (locale) => presentArticleTag(row, locale).url)),
  ].filter((entry) => entry.de !== null || entry.en !== null)
}

/** ISO times of the last change, by language. */
type Times = Partial<Record<Locale, string>>

/** Loads the times of the latest publication in each category or tag, by its id. */
async function loadLatestTimes(db: Queryable, memberships: ReturnType<typeof sql>): Promise<Map<number, Times>> {
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
  const toAddress = (locale: Locale) => {
    const modified = times?.[locale]
    return modified === undefined ? null : { url: toUrl(locale), modified }
  }
  return { de: toAddress('de'), en: toAddress('en'), image: null }
}

/** Lists download directories and categories. Their last change is the latest stored file. */
async function listDownloads(db: Database): Promise<SitemapEntry[]> {
  const filter = { isProtected: false, categoryId: null, search: '' }
  const { rows } = await listDirectories(db, filter, { page: 1, offset: 0, limit: maxDirectories })
  const files = await listDirectoryFiles(
    db,
    rows.map(({ directory }) => directory.id),
  )
  const storedTimes = new Map<number, string>()
  for (const { directoryId, storedAt } of files) {
    storedTimes.set(directoryId, getLater(storedTimes.get(directoryId), storedAt.toISOString()))
  }
  const timesByPath = new Map<string, string>()
  for (const { directory, category } of rows) {
    const time = storedTimes.get(directory.id)
    if (time === undefined) continue
    const categoryPath = `downloads/${category.slug}/${category.id}`
    timesByPath.set(categoryPath, getLater(timesByPath.get(categoryPath), time))
    timesByPath.set(`${categoryPath}?directory=${directory.id}`, time)
  }
  return [...timesByPath].map(([path, modified]) => {
    const [pathname = '', query] = path.split('?')
    const toUrl = (locale: Locale) => pageUrl(locale, pathname) + (query ? `?${query}` : '')
    return toEntry({ de: modified, en: modified }, toUrl)
  })
}

const getLater = (first: string | undefined, second: string) => (first !== undefined && first > second ? first : second)

import { and, eq, inArray, max } from 'drizzle-orm'
import { findSettings } from '@/backend/library/settings/store'
import type { Database } from '@/backend/platform/db/client'
import { publications } from '@/backend/platform/db/schema/content/publications'
import { NotFoundError } from '@/backend/platform/errors'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Feed } from '@/backend/platform/text-files/rss'
import type { Locale } from '@/lib/contract/common/locale'
import { type ArticleSection, type ArticleTerm, toFeedAddress } from '@/lib/contract/records/article-record'
import { recordFolders } from '@/lib/contract/records/record'
import { sectionTypes } from '../records/article-terms'
import { listArticles } from './list-articles'
import { findArticleCategory, findArticleTag } from './list-terms'

const maxArticlesInFeed = 30

const sectionTitles = {
  debate: { de: 'Debatte', en: 'Debate' },
  press: { de: 'Pressemitteilungen', en: 'Press releases' },
} as const satisfies Record<ArticleSection, Record<Locale, string>>

export interface FeedFilter {
  section: ArticleSection
  locale: Locale
  category: number | null
  tag: number | null
}

/**
 * Reads the latest public articles of a section as a feed, optionally only those of a category or
 * with a tag.
 * @throws NotFoundError for an unknown category or tag
 */
export async function readFeed(db: Database, filter: FeedFilter, siteUrl: string): Promise<Feed> {
  const { section, locale, category, tag } = filter
  const terms: ArticleTerm[] = []
  if (category !== null) terms.push(requireTerm(await findArticleCategory(db, section, category, locale)))
  if (tag !== null) terms.push(requireTerm(await findArticleTag(db, tag, locale)))
  const type = sectionTypes[section]
  const { results } = await listArticles(
    db,
    { ...filter, year: null },
    { after: null, offset: 0, limit: maxArticlesInFeed },
  )
  const settings = await findSettings(db, locale)
  const listUrl = siteUrl + (terms[0]?.url ?? pageUrl(locale, recordFolders[type][locale]))
  const host = new URL(siteUrl).hostname
  const title = [sectionTitles[section][locale], ...terms.map((term) => term.title)].join(': ')
  return {
    title: settings ? `${title} – ${settings.short_name}` : title,
    description: settings?.name ?? title,
    language: locale,
    url: listUrl,
    selfUrl: toFeedAddress(listUrl),
    changedAt: await findLastPublicationTime(
      db,
      results.map(({ id }) => id),
      locale,
    ),
    items: results.map((article) => ({
      title: article.title,
      author: article.author,
      guid: `${type}-${article.id}-${locale}@${host}`,
      url: siteUrl + article.url,
      description: article.teaser || article.subtitle,
      categories: [...article.categories, ...article.tags].map((term) => term.title),
      date: new Date(article.date),
      picture: article.image && new URL(article.image.thumbs.large.jpg, siteUrl).href,
    })),
  }
}

function requireTerm(term: ArticleTerm | undefined): ArticleTerm {
  if (!term) throw new NotFoundError()
  return term
}

/** Returns the time at which one of the articles was last published; null for no articles. */
async function findLastPublicationTime(db: Database, ids: number[], locale: Locale): Promise<Date | null> {
  const [row] = await db
    .select({ time: max(publications.publishedAt) })
    .from(publications)
    .where(and(inArray(publications.pageId, ids), eq(publications.locale, locale)))
  return row?.time ?? null
}

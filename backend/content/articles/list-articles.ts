import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '@/backend/platform/db/client'
import type { ListPart } from '@/backend/platform/db/page-range'
import { parseTimeCursor, toTimeCursor } from '@/backend/platform/db/time-cursor'
import { pageUrl } from '@/backend/platform/runtime/page-url'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import type { Article } from '@/lib/contract/pages/article'
import type { PageLink } from '@/lib/contract/pages/page'
import type { ArticleSection } from '@/lib/contract/records/article-record'
import { toBerlinIso } from '@/lib/datetime'
import { loadTerms, sectionTypes } from '../records/article-terms'

/** A filter of articles; null fields do not filter. */
export interface ArticleFilter {
  section: ArticleSection
  locale: Locale
  category: number | null
  tag: number | null
  /** A calendar year, in Berlin time. */
  year: number | null
}

type Row = {
  id: number
  section: ArticleSection
  author: string
  date: Date | string
  path: string
  title: string
  subtitle: string
  teaser: string
  image: Image | null
}

const publishedCondition = ({ section, locale }: Pick<ArticleFilter, 'section' | 'locale'>) => sql`
  publication.content_type = ${sectionTypes[section]} AND publication.locale = ${locale} AND publication.is_online AND publication.audience IS NULL`

/** Must equal the order of the index `articles_order`, so that the database need not sort. */
const latestFirst = sql`ORDER BY article.date DESC, article.page_id DESC`

function filterCondition({ section, category, tag, year }: ArticleFilter): SQL {
  const conditions = [sql`article.section = ${section}`]
  if (category !== null) {
    conditions.push(
      sql`EXISTS (SELECT FROM article_category_members WHERE article_id = article.page_id AND category_id = ${category})`,
    )
  }
  if (tag !== null) {
    conditions.push(sql`EXISTS (SELECT FROM article_taggings WHERE article_id = article.page_id AND tag_id = ${tag})`)
  }
  if (year !== null) {
    conditions.push(sql`article.date >= ${startOfYear(year)} AND article.date < ${startOfYear(year + 1)}`)
  }
  return sql.join(conditions, sql` AND `)
}

const startOfYear = (year: number) => sql`make_timestamptz(${year}::integer, 1, 1, 0, 0, 0, 'Europe/Berlin')`

/**
 * Lists a page of the published articles, latest first.
 * @returns the total number, the results, and the `cursor` of the last result, which is null on the
 * last page
 */
export async function listArticles(
  db: Queryable,
  filter: ArticleFilter,
  { after, offset, limit }: ListPart,
): Promise<{ count: number; results: Article[]; cursor: string | null }> {
  const { rows } = await db.execute<Row & { cursor: string }>(sql`
    WITH list_page AS MATERIALIZED (
      SELECT article.page_id, article.date FROM articles AS article
      JOIN publications AS publication ON publication.page_id = article.page_id AND ${publishedCondition(filter)}
      WHERE ${filterCondition(filter)} AND ${after === null ? sql`true` : sql`(article.date, article.page_id) < ${parseTimeCursor(after)}`}
      ${latestFirst} LIMIT ${limit + 1} OFFSET ${after === null ? offset : 0}
    )
    ${selectArticles(sql`list_page AS entry`, filter.locale)} ${latestFirst}`)
  const pageRows = rows.slice(0, limit)
  const lastRow = pageRows.at(-1)
  return {
    count: await countArticles(db, filter),
    results: await presentArticles(db, pageRows, filter.locale),
    cursor: rows.length > limit && lastRow ? lastRow.cursor : null,
  }
}

/**
 * Selects the list columns of articles.
 * @param source a table or subquery with alias `entry` and the ids as `page_id`
 */
function selectArticles(source: SQL, locale: Locale): SQL {
  return sql`
    SELECT article.page_id AS id, article.section, article.author, article.date, publication.path, publication.title,
      version.snapshot ->> 'headline' AS subtitle, version.snapshot ->> 'hero_text' AS teaser,
      version.snapshot -> 'hero_image' AS image,
      ${toTimeCursor(sql`article.date`, sql`article.page_id`)} AS cursor
    FROM ${source}
    JOIN articles AS article ON article.page_id = entry.page_id
    JOIN publications AS publication ON publication.page_id = article.page_id AND publication.locale = ${locale}
    JOIN page_versions AS version ON version.id = publication.version_id`
}

/**
 * Counts the articles of a list. Without filters, the database counts in the index
 * `publications_records` and reads no articles.
 */
async function countArticles(db: Queryable, filter: ArticleFilter): Promise<number> {
  const isUnfiltered = filter.category === null && filter.tag === null && filter.year === null
  const source = isUnfiltered
    ? sql`publications AS publication WHERE ${publishedCondition(filter)}`
    : sql`articles AS article
        JOIN publications AS publication ON publication.page_id = article.page_id AND ${publishedCondition(filter)}
        WHERE ${filterCondition(filter)}`
  const { rows } = await db.execute<{ count: number }>(sql`SELECT count(*)::integer AS count FROM ${source}`)
  return rows[0]?.count ?? 0
}

async function presentArticles(db: Queryable, rows: readonly Row[], locale: Locale): Promise<Article[]> {
  const terms = await loadTerms(
    db,
    rows.map(({ id }) => id),
    locale,
  )
  return rows.map(({ id, section, author, date, path, title, subtitle, teaser, image }) => ({
    id,
    url: pageUrl(locale, path),
    title,
    subtitle,
    teaser,
    image,
    section,
    author,
    date: toBerlinIso(new Date(date)),
    categories: terms.getCategories(id),
    tags: terms.getTags(id),
  }))
}

/**
 * Lists the related articles that editors selected, in their order. Without a selection, lists the
 * latest articles of the article's first category.
 */
export async function listRelatedArticles(
  db: Queryable,
  id: number,
  locale: Locale,
  limit: number,
): Promise<Article[]> {
  const { rows } = await db.execute<Row>(sql`
    WITH selected AS (
      SELECT related_id AS page_id, position AS rank FROM related_articles WHERE article_id = ${id}
    ), same_category AS (
      SELECT article.page_id, row_number() OVER (${latestFirst}) AS rank
      FROM (
        SELECT article.page_id, article.date FROM articles AS article
        JOIN publications AS publication ON publication.page_id = article.page_id AND publication.locale = ${locale} AND publication.is_online
          AND publication.audience IS NULL
        WHERE NOT EXISTS (SELECT FROM selected) AND article.page_id <> ${id}
          AND article.section = (SELECT section FROM articles WHERE page_id = ${id})
          -- A condition instead of a join, so that the database reads articles in the order of the
          -- list and stops at the limit.
          AND (SELECT category_id FROM article_category_members WHERE article_id = ${id} ORDER BY category_id LIMIT 1)
            IN (SELECT category_id FROM article_category_members WHERE article_id = article.page_id)
        ${latestFirst} LIMIT ${limit}
      ) AS article
    ), entry AS (SELECT * FROM selected UNION ALL SELECT * FROM same_category)
    ${selectArticles(sql`entry`, locale)}
    WHERE publication.is_online AND publication.audience IS NULL ORDER BY entry.rank LIMIT ${limit}`)
  return await presentArticles(db, rows, locale)
}

/**
 * Finds the neighbors of an article in its list. `previous` is the next older article, `next` the
 * next newer one.
 */
export async function findNeighbors(
  db: Queryable,
  filter: Pick<ArticleFilter, 'section' | 'locale'>,
  id: number,
): Promise<Record<'previous' | 'next', PageLink | null>> {
  const findNeighbor = async (comparison: '<' | '>') => {
    const order = comparison === '<' ? latestFirst : sql`ORDER BY article.date ASC, article.page_id ASC`
    const { rows } = await db.execute<{ id: number; title: string; path: string }>(sql`
      SELECT article.page_id AS id, publication.title, publication.path FROM articles AS article
      JOIN publications AS publication ON publication.page_id = article.page_id AND ${publishedCondition(filter)}
      WHERE article.section = ${filter.section} AND (article.date, article.page_id) ${sql.raw(comparison)}
        (SELECT date, page_id FROM articles WHERE page_id = ${id}) ${order} LIMIT 1`)
    const [row] = rows
    return row ? { id: row.id, title: row.title, url: pageUrl(filter.locale, row.path) } : null
  }
  return { previous: await findNeighbor('<'), next: await findNeighbor('>') }
}

/** Lists the years from the first to the latest published article of a section, latest first. */
export async function listYears(db: Queryable, filter: Pick<ArticleFilter, 'section' | 'locale'>): Promise<number[]> {
  const selectYear = (order: 'ASC' | 'DESC') => sql`(
    SELECT extract(year FROM article.date AT TIME ZONE 'Europe/Berlin')::integer FROM articles AS article
    JOIN publications AS publication ON publication.page_id = article.page_id AND ${publishedCondition(filter)}
    WHERE article.section = ${filter.section} ORDER BY article.date ${sql.raw(order)} LIMIT 1)`
  const { rows } = await db.execute<{ first: number | null; last: number | null }>(
    sql`SELECT ${selectYear('ASC')} AS first, ${selectYear('DESC')} AS last`,
  )
  const { first: firstYear = null, last: lastYear = null } = rows[0] ?? {}
  if (firstYear === null || lastYear === null) return []
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index)
}

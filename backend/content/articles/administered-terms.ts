import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Administered } from '@/backend/platform/administration/administered'
import { keepRows } from '@/backend/platform/administration/keep-rows'
import { listPageTitles } from '@/backend/platform/administration/page-titles'
import type { Queryable } from '@/backend/platform/db/client'
import { insertRecord } from '@/backend/platform/db/insert-record'
import { isAnyOf } from '@/backend/platform/db/is-any-of'
import type { Localized } from '@/backend/platform/db/schema/columns'
import {
  articleCategories,
  articleCategoryMembers,
  articleTaggings,
  articleTags,
} from '@/backend/platform/db/schema/content/articles'
import { articleCategoryRecords, pressCategoryRecords, tagRecords } from '@/lib/contract/administration/articles'
import type { RecordTypeContract } from '@/lib/contract/administration/record-type'
import type { Locale } from '@/lib/contract/common/locale'
import { toSlug } from '@/lib/contract/common/slug'
import type { ArticleSection } from '@/lib/contract/records/article-record'
import { takenMessage } from '../module-content/field-messages'
import { mayEditArticles } from './policy'

const articlesOfCategory = sql<number>`(SELECT count(*)::int FROM ${articleCategoryMembers} WHERE ${articleCategoryMembers.categoryId} = ${articleCategories.id})`
const articlesWithTag = sql<number>`(SELECT count(*)::int FROM ${articleTaggings} WHERE ${articleTaggings.tagId} = ${articleTags.id})`

const getSlugOrDefault = ({ title, slug }: { title: Localized; slug: string }) => slug || toSlug(title.de)

/** Builds the administration of the categories of a section. */
function defineCategories<Contract extends RecordTypeContract>(section: ArticleSection, contract: Contract) {
  const isOfSection = eq(articleCategories.section, section)
  return {
    contract,
    may: mayEditArticles,
    list: {
      from: sql`(SELECT * FROM ${articleCategories} WHERE ${isOfSection}) AS "article_categories"`,
      id: sql`${articleCategories.id}`,
      searchColumns: [sql`${articleCategories.title}::text`, sql`${articleCategories.slug}`],
      orderings: {
        position: sql`${articleCategories.position}`,
        title: sql`${articleCategories.title} ->> 'de'`,
        articles: articlesOfCategory,
      },
      filters: {},
    },
    async present(db: Queryable, ids: readonly number[], locale: Locale) {
      if (ids.length === 0) return []
      const rows = await db
        .select({ category: articleCategories, articles: articlesOfCategory })
        .from(articleCategories)
        .where(and(isOfSection, inArray(articleCategories.id, [...ids])))
      return rows.map(({ category: { id, title, slug, position }, articles }) => {
        return { id, title: title[locale], url: null, values: { title, slug, position, articles } }
      })
    },
    async read(db: Queryable, id: number) {
      const [row] = await db
        .select()
        .from(articleCategories)
        .where(and(isOfSection, eq(articleCategories.id, id)))
      return row ? { title: row.title, slug: row.slug, position: row.position } : null
    },
    async check(db: Queryable, values: CategoryValues, id: number | null, locale: Locale) {
      const sameSlugs = await db
        .select({ id: articleCategories.id })
        .from(articleCategories)
        .where(
          and(isOfSection, eq(articleCategories.slug, getSlugOrDefault(values)), ne(articleCategories.id, id ?? 0)),
        )
      return sameSlugs.length > 0 ? { slug: [takenMessage(locale)] } : null
    },
    async insert(db: Queryable, values: CategoryValues, formerId: number | null) {
      return await insertRecord(db, articleCategories, { ...values, section, slug: getSlugOrDefault(values) }, formerId)
    },
    async update(db: Queryable, id: number, values: CategoryValues) {
      await db
        .update(articleCategories)
        .set({ ...values, slug: getSlugOrDefault(values) })
        .where(and(isOfSection, eq(articleCategories.id, id)))
    },
    async remove(db: Queryable, id: number) {
      await db.delete(articleCategories).where(and(isOfSection, eq(articleCategories.id, id)))
    },
    hidden: keepRows(articleCategories, { references: [articleCategoryMembers.categoryId] }),
    listUses: (db: Queryable, ids: readonly number[], locale: Locale) =>
      listPageTitles(
        db,
        sql`SELECT ${articleCategoryMembers.articleId} FROM ${articleCategoryMembers} WHERE ${isAnyOf(articleCategoryMembers.categoryId, ids)}`,
        locale,
      ),
  }
}

interface CategoryValues {
  title: Localized
  slug: string
  position: number
}

export const administeredArticleCategories: Administered<typeof articleCategoryRecords> = defineCategories(
  'debate',
  articleCategoryRecords,
)

export const administeredPressCategories: Administered<typeof pressCategoryRecords> = defineCategories(
  'press',
  pressCategoryRecords,
)

export const administeredTags: Administered<typeof tagRecords> = {
  contract: tagRecords,
  may: mayEditArticles,
  list: {
    from: sql`${articleTags}`,
    id: sql`${articleTags.id}`,
    searchColumns: [sql`${articleTags.title}::text`, sql`${articleTags.slug}`],
    orderings: { title: sql`${articleTags.title} ->> 'de'`, articles: articlesWithTag },
    filters: {},
  },
  async present(db, ids, locale) {
    if (ids.length === 0) return []
    const rows = await db
      .select({ tag: articleTags, articles: articlesWithTag })
      .from(articleTags)
      .where(inArray(articleTags.id, [...ids]))
    return rows.map(({ tag: { id, title, slug }, articles }) => {
      return { id, title: title[locale], url: null, values: { title, slug, articles } }
    })
  },
  async read(db, id) {
    const [row] = await db.select().from(articleTags).where(eq(articleTags.id, id))
    return row ? { title: row.title, slug: row.slug } : null
  },
  async check(db, values, id, locale) {
    const sameSlugs = await db
      .select({ id: articleTags.id })
      .from(articleTags)
      .where(and(eq(articleTags.slug, getSlugOrDefault(values)), ne(articleTags.id, id ?? 0)))
    return sameSlugs.length > 0 ? { slug: [takenMessage(locale)] } : null
  },
  insert: (db, values, formerId) =>
    insertRecord(db, articleTags, { ...values, slug: getSlugOrDefault(values) }, formerId),
  async update(db, id, values) {
    await db
      .update(articleTags)
      .set({ ...values, slug: getSlugOrDefault(values) })
      .where(eq(articleTags.id, id))
  },
  async remove(db, id) {
    await db.delete(articleTags).where(eq(articleTags.id, id))
  },
  hidden: keepRows(articleTags, { references: [articleTaggings.tagId] }),
  listUses: (db, ids, locale) =>
    listPageTitles(
      db,
      sql`SELECT ${articleTaggings.articleId} FROM ${articleTaggings} WHERE ${isAnyOf(articleTaggings.tagId, ids)}`,
      locale,
    ),
}

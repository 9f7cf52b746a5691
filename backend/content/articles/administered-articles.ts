import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { lockPictures } from '@/backend/library/media/lock-pictures'
import type { Administered } from '@/backend/platform/administration/administered'
import type { Queryable } from '@/backend/platform/db/client'
import { articleCategoryMembers, articles, articleTaggings } from '@/backend/platform/db/schema/content/articles'
import { isKept, modules } from '@/backend/platform/db/schema/content/modules'
import { pages } from '@/backend/platform/db/schema/content/pages'
import { persons } from '@/backend/platform/db/schema/library/persons'
import { dispatches } from '@/backend/platform/db/schema/members/newsletters'
import { loadPictures } from '@/backend/platform/images/load-pictures'
import { articleRecords, pressReleaseRecords } from '@/lib/contract/administration/articles'
import type { Locale } from '@/lib/contract/common/locale'
import type { ArticleSection } from '@/lib/contract/records/article-record'
import { toBerlinIso } from '@/lib/datetime'
import { checkHeadFields, createPageWrites, toHeadFields } from '../page-tree/administered-pages'
import {
  createPublicationFilters,
  joinTexts,
  loadPublicationSummaries,
  titleColumns,
} from '../page-tree/publication-summaries'
import { readStoredRecord, toTextsByLocale } from '../page-tree/write-record-texts'
import { loadTerms, sectionTypes } from '../records/article-terms'
import {
  type ArticleFields,
  checkReferences,
  createFieldWriter,
  createReferenceFinders,
  findArticle,
  normalizeFields,
  readFields,
} from './article-fields'
import { createArticle, toPageSettings } from './create-article'
import { referenceMessage } from './messages'
import { mayEditArticles } from './policy'

/** The values of articles; press releases have no tags. */
type Values = z.output<typeof pressReleaseRecords.values> & { tags?: number[] | undefined }

const pageId = sql`${articles.pageId}`

const filters = {
  ...createPublicationFilters(pageId),
  category: (id: number) =>
    sql`${pageId} IN (SELECT ${articleCategoryMembers.articleId} FROM ${articleCategoryMembers} WHERE ${articleCategoryMembers.categoryId} = ${id})`,
  contact: (id: number) => sql`${articles.contactId} = ${id}`,
}

const tagCondition = (id: number) =>
  sql`${pageId} IN (SELECT ${articleTaggings.articleId} FROM ${articleTaggings} WHERE ${articleTaggings.tagId} = ${id})`

/** Builds the administration of articles for the debate or for press releases. */
function defineArticles(section: ArticleSection) {
  const types = [sectionTypes[section]] as const
  return {
    may: mayEditArticles,
    list: {
      from: sql`(SELECT * FROM ${articles} WHERE ${articles.section} = ${section}) AS "articles"`,
      id: pageId,
      searchColumns: [...titleColumns.searchColumns, sql`${articles.author}`],
      orderings: { date: sql`${articles.date}`, title: titleColumns.title, author: sql`${articles.author}` },
      filters,
    },
    async read(db: Queryable, id: number) {
      const storedRecord = await readStoredRecord(db, types, id)
      if (!storedRecord || !(await findArticle(db, id))) return null
      const { date, ...fields } = await readFields(db, id)
      return {
        ...toHeadFields(storedRecord),
        subtitle: toTextsByLocale(storedRecord, 'headline'),
        ...fields,
        date: toBerlinIso(date),
      }
    },
    async check(db: Queryable, values: Values, id: number | null, locale: Locale) {
      const errors = await checkHeadFields(db, { id, values }, locale)
      for (const field of await checkReferences(db, section, toArticleFields(values))) {
        errors[field] = [referenceMessage(locale, field)]
      }
      return Object.keys(errors).length > 0 ? errors : null
    },
    references: { ...createReferenceFinders(section), image: lockPictures },
    ...createPageWrites<Values>({
      types,
      create: (db, values, texts, author) => {
        const subtitle = values.subtitle[author.locale]
        return createArticle(db, { section, ...texts, subtitle, ...toArticleFields(values) }, author)
      },
      createSettings:
        ({ subtitle, teaser, image }) =>
        (locale) =>
          toPageSettings({ subtitle: subtitle[locale], teaser: teaser[locale], image }),
      createFieldWriter: (id, values) => createFieldWriter(id, toArticleFields(values)),
    }),
  }
}

function toArticleFields({ author, date, categories, tags, related, contact, attachments }: Values): ArticleFields {
  const fields = { author, categories, tags, related, contact, attachments }
  return normalizeFields({ ...fields, date: new Date(date) })
}

async function presentRows(db: Queryable, ids: readonly number[], locale: Locale) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ article: articles, imageId: pages.heroImageId, contact: persons.name })
    .from(articles)
    .innerJoin(pages, sql`${pages.id} = ${articles.pageId}`)
    .leftJoin(persons, sql`${persons.id} = ${articles.contactId}`)
    .where(inArray(articles.pageId, [...ids]))
  const getPublicationSummary = await loadPublicationSummaries(db, ids, locale)
  const terms = await loadTerms(db, ids, locale)
  const getTextStates = await loadTextStates(db, ids)
  const findUntranslated = await loadUntranslated(db, ids)
  const imageIds = rows.map(({ imageId }) => imageId)
  const findPicture = await loadPictures(db, imageIds, locale)
  const pickIdAndTitle = (articleTerms: readonly { id: number; title: string }[]) =>
    articleTerms.map(({ id, title }) => ({ id, title }))
  return rows.map(({ article, imageId, contact }) => {
    const { pageId: id, author, date, contactId } = article
    const { title, url, values } = getPublicationSummary(id)
    return {
      id,
      title,
      url,
      values: {
        ...values,
        author,
        date: toBerlinIso(date),
        image: findPicture(imageId),
        has_text: getTextStates(id),
        untranslated: findUntranslated(id),
        categories: pickIdAndTitle(terms.getCategories(id)),
        tags: pickIdAndTitle(terms.getTags(id)),
        contact: contactId === null || contact === null ? null : { id: contactId, title: contact },
      },
    }
  })
}

/** Loads the languages in which the pages have blocks. The returned function takes a page id. */
async function loadTextStates(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({ id: modules.objectId, locale: modules.locale })
    .from(modules)
    .where(and(eq(modules.contentType, 'page'), inArray(modules.objectId, [...ids]), isKept))
    .groupBy(modules.objectId, modules.locale)
  return (id: number) => {
    const languages = rows.filter((row) => row.id === id).map((row) => row.locale)
    return { de: languages.includes('de'), en: languages.includes('en') }
  }
}

/**
 * Loads the languages in which most texts of a page are still copies of the other language. The
 * returned function takes a page id and returns the language, or null.
 */
async function loadUntranslated(db: Queryable, ids: readonly number[]) {
  const sources = alias(modules, 'sources')
  const content = sql`${modules.data}->>'content'`
  const rows = await db
    .select({ id: modules.objectId, locale: modules.locale })
    .from(modules)
    .innerJoin(sources, and(eq(sources.id, modules.counterpartId), isNull(sources.deletedAt)))
    .where(
      and(
        eq(modules.contentType, 'page'),
        inArray(modules.objectId, [...ids]),
        isKept,
        isNotNull(modules.counterpartData),
        sql`${content} <> ''`,
      ),
    )
    .groupBy(modules.objectId, modules.locale)
    .having(
      sql`2 * count(*) FILTER (WHERE ${content} = ${sources.data}->>'content' AND ${sources.counterpartData} IS NULL) > count(*)`,
    )
  return (id: number): Locale | null => rows.find((row) => row.id === id)?.locale ?? null
}

const debateAdministration = defineArticles('debate')

/** The record type "articles" of the administration. It contains only articles of the debate. */
export const administeredArticles: Administered<typeof articleRecords> = {
  ...debateAdministration,
  contract: articleRecords,
  list: {
    ...debateAdministration.list,
    from: joinTexts(debateAdministration.list.from, pageId),
    filters: { ...filters, tag: tagCondition },
  },
  present: presentRows,
}

const isHalted = sql`EXISTS (SELECT FROM ${dispatches}
  WHERE ${dispatches.pressReleaseId} = ${pageId} AND ${dispatches.problem} IS NOT NULL)`
const pressAdministration = defineArticles('press')

export const administeredPressReleases: Administered<typeof pressReleaseRecords> = {
  ...pressAdministration,
  contract: pressReleaseRecords,
  list: {
    ...pressAdministration.list,
    from: joinTexts(pressAdministration.list.from, pageId),
    filters: { ...filters, halted: (halted) => sql`${isHalted} = ${halted === 'true'}` },
  },
  async present(db, ids, locale) {
    const rows = await presentRows(db, ids, locale)
    return rows.map(({ values: { tags: _tags, ...values }, ...row }) => ({ ...row, values }))
  },
  async read(db, id) {
    const values = await pressAdministration.read(db, id)
    if (!values) return null
    const { tags: _tags, ...valuesWithoutTags } = values
    return valuesWithoutTags
  },
}

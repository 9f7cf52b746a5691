import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { users } from '@/backend/platform/db/schema/accounts/users'
import {
  articleCategories,
  articleCategoryMembers,
  articles,
  articleTaggings,
  articleTags,
  relatedArticles,
} from '@/backend/platform/db/schema/content/articles'
import { eventOccurrences, events } from '@/backend/platform/db/schema/content/events'
import type { TrashedTable } from '@/backend/platform/db/schema/content/trashed-pages'
import { images } from '@/backend/platform/db/schema/library/images'
import { organizationConfirmations } from '@/backend/platform/db/schema/members/organization-confirmations'
import { organizationDelegates } from '@/backend/platform/db/schema/members/organization-delegates'
import { organizationProposals } from '@/backend/platform/db/schema/members/organization-proposals'
import { organizationImages, organizations } from '@/backend/platform/db/schema/members/organizations'

/** A table that stores rows of records, in addition to the tables that store their pages. */
interface RecordRows {
  name: TrashedTable
  table: PgTable
  /** Returns the condition for the rows of one record. */
  toCondition: (pageId: number) => SQL | undefined
  /**
   * Condition that the rows still exist to which a deleted row refers (`trashed_row` in
   * `insert-trashed-rows.ts`). Without it, the row can always be restored.
   */
  referencesExist?: SQL
}

const existsCondition = (table: PgTable, key: SQL, column: string) =>
  sql`EXISTS (SELECT FROM ${table} WHERE ${key} = trashed_row.${sql.identifier(column)})`

/**
 * The tables of records, in an order in which rows can be inserted without violating foreign keys.
 */
export const recordRows: readonly RecordRows[] = [
  { name: 'articles', table: articles, toCondition: (pageId) => eq(articles.pageId, pageId) },
  {
    name: 'article_category_members',
    table: articleCategoryMembers,
    toCondition: (pageId) => eq(articleCategoryMembers.articleId, pageId),
    referencesExist: existsCondition(articleCategories, sql`${articleCategories.id}`, 'category_id'),
  },
  {
    name: 'article_taggings',
    table: articleTaggings,
    toCondition: (pageId) => eq(articleTaggings.articleId, pageId),
    referencesExist: existsCondition(articleTags, sql`${articleTags.id}`, 'tag_id'),
  },
  {
    name: 'related_articles',
    table: relatedArticles,
    toCondition: (pageId) => or(eq(relatedArticles.articleId, pageId), eq(relatedArticles.relatedId, pageId)),
    referencesExist: sql`${existsCondition(articles, sql`${articles.pageId}`, 'article_id')}
      AND ${existsCondition(articles, sql`${articles.pageId}`, 'related_id')}`,
  },
  { name: 'organizations', table: organizations, toCondition: (pageId) => eq(organizations.pageId, pageId) },
  {
    name: 'organization_images',
    table: organizationImages,
    toCondition: (pageId) => eq(organizationImages.organizationId, pageId),
    referencesExist: existsCondition(images, sql`${images.id}`, 'image_id'),
  },
  {
    name: 'organization_delegates',
    table: organizationDelegates,
    toCondition: (pageId) => eq(organizationDelegates.organizationId, pageId),
    referencesExist: existsCondition(users, sql`${users.id}`, 'user_id'),
  },
  {
    name: 'organization_confirmations',
    table: organizationConfirmations,
    toCondition: (pageId) => eq(organizationConfirmations.organizationId, pageId),
  },
  {
    name: 'organization_proposals',
    table: organizationProposals,
    toCondition: (pageId) => eq(organizationProposals.organizationId, pageId),
  },
  { name: 'events', table: events, toCondition: (pageId) => eq(events.pageId, pageId) },
  {
    name: 'event_occurrences',
    table: eventOccurrences,
    toCondition: (pageId) => eq(eventOccurrences.eventId, pageId),
  },
]

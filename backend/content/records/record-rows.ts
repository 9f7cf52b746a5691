import { eq, or, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import {
  articleCategoryMembers,
  articles,
  articleTaggings,
  relatedArticles,
} from '@/backend/platform/db/schema/content/articles'
import { eventOccurrences, events } from '@/backend/platform/db/schema/content/events'
import type { TrashedTable } from '@/backend/platform/db/schema/content/trashed-pages'
import { jobs } from '@/backend/platform/db/schema/members/jobs'
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
  /** The only column to save. The deletion sets it to null, and the rows remain. */
  reference?: PgColumn
}

const toRows = (column: PgColumn, toCondition = (id: number): SQL | undefined => eq(column, id)): RecordRows => ({
  name: getTableConfig(column.table).name as TrashedTable,
  table: column.table,
  toCondition,
})

/**
 * The tables of records, in an order in which rows can be inserted without violating foreign keys.
 */
export const recordRows: readonly RecordRows[] = [
  toRows(articles.pageId),
  toRows(articleCategoryMembers.articleId),
  toRows(articleTaggings.articleId),
  toRows(relatedArticles.articleId, (pageId) =>
    or(eq(relatedArticles.articleId, pageId), eq(relatedArticles.relatedId, pageId)),
  ),
  toRows(organizations.pageId),
  { ...toRows(jobs.organizationId), reference: jobs.organizationId },
  toRows(organizationImages.organizationId),
  toRows(organizationDelegates.organizationId),
  toRows(organizationConfirmations.organizationId),
  toRows(organizationProposals.organizationId),
  toRows(events.pageId),
  toRows(eventOccurrences.eventId),
]

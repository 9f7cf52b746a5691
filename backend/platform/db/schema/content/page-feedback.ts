import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import { users } from '../accounts/users'
import { id } from '../columns'
import { newsletterIssues } from '../members/newsletters'
import { pageId, pages } from './pages'
import type { WorkingDigest } from './publications'

/**
 * Comments on a page or an issue of the newsletter in one language. A comment without `threadId`
 * starts a thread; those on issues have no answers.
 */
export const pageComments = pgTable(
  'page_comments',
  {
    id: id(),
    pageId: integer('page_id').references(() => pages.id, { onDelete: 'cascade' }),
    issueId: integer('issue_id').references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    threadId: integer('thread_id').references((): AnyPgColumn => pageComments.id, { onDelete: 'cascade' }),
    /** The module concerned, which may be deleted. */
    moduleId: integer('module_id'),
    quote: text().notNull().default(''),
    text: text().notNull(),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name of an author without an account, who used a preview link; otherwise null. */
    guestName: text('guest_name'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Only for the start of a thread. */
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    resolvedBy: integer('resolved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('page_comments_page').on(table.pageId, table.locale),
    index('page_comments_thread').on(table.threadId),
    index('page_comments_author').on(table.authorId).where(sql`${table.authorId} is not null`),
    index('page_comments_resolver').on(table.resolvedBy).where(sql`${table.resolvedBy} is not null`),
    index('page_comments_open')
      .on(table.pageId, table.locale)
      .where(sql`${table.threadId} is null and ${table.resolvedAt} is null`),
    index('page_comments_issue').on(table.issueId).where(sql`${table.issueId} is not null`),
    check('page_comments_have_one_subject', sql`num_nonnulls(${table.pageId}, ${table.issueId}) = 1`),
  ],
)

/** The latest review of each page in one language. */
export const pageReviews = pgTable(
  'page_reviews',
  {
    pageId: pageId(),
    locale: text({ enum: locales }).notNull(),
    state: text({ enum: ['requested', 'approved', 'returned'] }).notNull(),
    requestedBy: integer('requested_by').references(() => users.id, { onDelete: 'set null' }),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    reviewerId: integer('reviewer_id').references(() => users.id, { onDelete: 'set null' }),
    note: text().notNull(),
    /** Digest of the working copy at the request. */
    digest: jsonb().$type<WorkingDigest>().notNull(),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    answer: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.locale] }),
    index('page_reviews_requested').on(table.requestedAt).where(sql`${table.state} = 'requested'`),
    index('page_reviews_requested_by').on(table.requestedBy).where(sql`${table.requestedBy} is not null`),
    index('page_reviews_reviewer').on(table.reviewerId).where(sql`${table.reviewerId} is not null`),
    index('page_reviews_decided_by').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
  ],
)

export type PageCommentRow = typeof pageComments.$inferSelect
export type PageReviewRow = typeof pageReviews.$inferSelect

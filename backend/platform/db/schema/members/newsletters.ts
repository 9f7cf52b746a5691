import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { IssueSection } from '@/lib/contract/administration/newsletter-issues'
import { type Locale, locales } from '@/lib/contract/common/locale'
import { users } from '../accounts/users'
import { createdAt, id, isSlug, localized } from '../columns'
import { outbox } from '../operations/outbox'

export type DispatchedList = 'newsletter' | 'press'

/** A link below the text of a mail. Readers' keys for files follow the URL if `isKeyed`. */
export interface ResolvedEntry {
  title: string
  text: string
  url: string
  isKeyed?: boolean
}

/** A list of records or files in a mail. */
export interface ResolvedSection {
  title: string
  entries: ResolvedEntry[]
}

/**
 * Content of an issue or press release in one language, fixed at the start of the dispatch and when
 * it is resumed.
 */
export interface DispatchContent {
  subject: string
  preheader: string
  /** Planned publication of a press release, as an ISO time, if the text states an embargo. */
  embargo?: string
  /** Sanitized rich text with absolute links. */
  text: string
  sections: ResolvedSection[]
  /** Sections with all their records, for the page of an issue. */
  chosenSections?: IssueSection[]
}

export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: id(),
    /** Readable part of its URL. */
    slug: text().notNull(),
    subject: localized(),
    preheader: localized(),
    /** Sanitized rich text with stored links. */
    text: localized(),
    topics: text().array().notNull(),
    languages: text({ enum: locales }).array().notNull(),
    sections: jsonb().$type<IssueSection[]>().notNull().default([]),
    isPage: boolean('is_page').notNull().default(true),
    isListed: boolean('is_listed').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    check('newsletter_issues_slug_form', isSlug(table.slug)),
    check('newsletter_issues_have_readers', sql`cardinality(${table.topics}) > 0`),
    check('newsletter_issues_have_a_language', sql`cardinality(${table.languages}) > 0`),
  ],
)

/** Dispatch of an issue or press release. Its counts are kept after its letters are deleted. */
export const dispatches = pgTable(
  'dispatches',
  {
    id: id(),
    issueId: integer('issue_id')
      .unique()
      .references(() => newsletterIssues.id),
    /** No foreign key: a release that returns from the trash is not sent again. */
    pressReleaseId: integer('press_release_id'),
    /** Topics of the readers of a press release. An issue stores its own. */
    topics: text().array(),
    languages: text({ enum: locales }).array(),
    /** True if a press release may be sent before its publication. */
    isEmbargoed: boolean('is_embargoed').notNull().default(false),
    state: text({ enum: ['planned', 'sending', 'stopped', 'done'] })
      .notNull()
      .default('planned'),
    /** Earliest start. A press release also waits for its publication. */
    plannedAt: timestamp('planned_at', { withTimezone: true }).notNull(),
    /** Start. Later subscribers get the next issue. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    /** The planner; null for a deleted account or ended grants. */
    plannedBy: integer('planned_by').references(() => users.id, { onDelete: 'set null' }),
    /** True if a user planned the dispatch, even if the account was deleted. */
    hasPlanner: boolean('has_planner').notNull().default(false),
    /** Time of the request to confirm a plan whose planner may no longer send. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Content of the sent languages. */
    content: jsonb().$type<Partial<Record<Locale, DispatchContent>>>(),
    /** Reason of a stop or of a failed start by the program; null after a stop by the office. */
    problem: text(),
    sent: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    /** Readers who unsubscribed by a link in their letter. */
    unsubscribed: integer().notNull().default(0),
    /** Refusals that the office accepted when it resumed the dispatch. */
    acceptedRefusals: integer('accepted_refusals').notNull().default(0),
  },
  (table) => [
    uniqueIndex('dispatches_press_release').on(table.pressReleaseId),
    index('dispatches_planned_by').on(table.plannedBy).where(sql`${table.plannedBy} is not null`),
    index('dispatches_open').on(table.plannedAt).where(sql`${table.state} in ('planned', 'sending')`),
    check('dispatches_state_known', sql`${table.state} in ('planned', 'sending', 'stopped', 'done')`),
    check('dispatches_have_one_subject', sql`num_nonnulls(${table.issueId}, ${table.pressReleaseId}) = 1`),
    check(
      'dispatches_have_readers',
      sql`${table.pressReleaseId} is null or (cardinality(coalesce(${table.topics}, '{}')) > 0 and cardinality(coalesce(${table.languages}, '{}')) > 0)`,
    ),
    check('dispatches_ended_when_done', sql`(${table.endedAt} is null) = (${table.state} <> 'done')`),
    check(
      'dispatches_content_from_start',
      sql`(${table.content} is null) = (${table.startedAt} is null) and (${table.startedAt} is not null or ${table.state} = 'planned')`,
    ),
  ],
)

/** Readers whose letter reached the outbox. Their subscription may have ended. */
export const dispatchLetters = pgTable(
  'dispatch_letters',
  {
    dispatchId: integer('dispatch_id')
      .notNull()
      .references(() => dispatches.id, { onDelete: 'cascade' }),
    subscriptionId: integer('subscription_id').notNull(),
    /** Null after the mail was deleted. */
    outboxId: integer('outbox_id').references(() => outbox.id, { onDelete: 'set null' }),
    /** `failed`: retries ended after days. `skipped`: the reader lost the right to it. */
    state: text({ enum: ['queued', 'sent', 'refused', 'failed', 'skipped'] })
      .notNull()
      .default('queued'),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dispatchId, table.subscriptionId] }),
    uniqueIndex('dispatch_letters_mail').on(table.outboxId).where(sql`${table.outboxId} is not null`),
    index('dispatch_letters_open').on(table.dispatchId).where(sql`${table.state} = 'queued'`),
    index('dispatch_letters_queued_at').on(table.queuedAt),
    check('dispatch_letters_state_known', sql`${table.state} in ('queued', 'sent', 'refused', 'failed', 'skipped')`),
  ],
)

/**
 * Links in the mails of an issue whose clicks are counted. Nothing is stored about the readers who
 * follow them.
 */
export const dispatchLinks = pgTable(
  'dispatch_links',
  {
    id: id(),
    dispatchId: integer('dispatch_id')
      .notNull()
      .references(() => dispatches.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    clicks: integer().notNull().default(0),
  },
  (table) => [index('dispatch_links_dispatch').on(table.dispatchId)],
)

export type DispatchRow = typeof dispatches.$inferSelect
export type NewsletterIssueRow = typeof newsletterIssues.$inferSelect

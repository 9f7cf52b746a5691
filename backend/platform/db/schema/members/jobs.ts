import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import { regionCodes } from '@/lib/contract/common/region'
import { toObject } from '@/lib/contract/common/to-object'
import { type JobFieldWith, listJobFields } from '@/lib/contract/jobs/job-fields'
import { jobStates } from '@/lib/contract/jobs/jobs'
import { users } from '../accounts/users'
import { createdAt, emailAddress, id, localized, pickColumns, toPropertyName } from '../columns'
import { images } from '../library/images'
import { jobTeams } from './job-teams'
import { organizations } from './organizations'

const time = (name: string) => timestamp(name, { withTimezone: true })
const line = (name: string) => text(name).notNull().default('')
const email = (name: string) => emailAddress(name).notNull().default('')

/** Creates a column for each field. */
function createColumns<Name extends string, Column>(names: readonly Name[], column: (name: Name) => Column) {
  return pickColumns(toObject(names, column), names)
}

/** Translated texts of an ad. Old ads may lack fields. */
export type JobTranslation = Partial<Record<JobFieldWith<{ isTranslated: true }>, string>>

export interface JobPdf {
  name: string
  byteSize: number
  hash: string
}

/**
 * PDFs of job ads. The row exists before and until after the file, so that no file remains without
 * one. Ads may share a file (`backend/members/jobs/files/`).
 */
export const jobFiles = pgTable('job_files', {
  hash: text().primaryKey(),
  storedAt: time('stored_at').notNull(),
})

/** Length of stored excerpts, longer than those in lists. */
export const storedExcerptLength = 300

/** Columns with personal data of the contact person and of the mailbox for applications. */
export const personalColumns = {
  contact: listJobFields({ personalData: 'contact' }).map(toPropertyName),
  application: listJobFields({ personalData: 'application' }).map(toPropertyName),
}
type PersonalColumn = (typeof personalColumns)['contact' | 'application'][number]

/**
 * Condition for ended ads that still have contact data or a PDF
 * (`backend/members/jobs/remove-contacts.ts`).
 */
export const hasContact = (table: Record<'state' | 'pdf' | PersonalColumn, AnyPgColumn>) => {
  const { contact, application } = personalColumns
  const texts = [...contact, ...application].map((name) => sql`${table[name]} <> ''`)
  return sql`${table.state} in ('expired', 'withdrawn') and (${sql.join(texts, sql` or `)} or ${table.pdf} is not null)`
}

/**
 * Job ads. `createColumns` makes the columns of the fields in `lib/contract/jobs/job-fields.ts`.
 * Drafts may be incomplete. Lookup fields have slugs of `job_lookup_values`. An ad expires at its
 * end, shortly before its `state` changes (`backend/members/jobs/expire-jobs.ts`).
 */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The team that manages the ad with its owner; null for a personal ad. */
    teamId: integer('team_id').references(() => jobTeams.id, { onDelete: 'set null' }),
    /** Id in the team's own program. */
    externalId: text('external_id'),
    /** Author of the last change; null for a program. */
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    originId: integer('origin_id'),
    organizationId: integer('organization_id').references(() => organizations.pageId, {
      onDelete: 'set null',
    }),
    language: text({ enum: locales }).notNull().default('de'),
    region: text({ enum: regionCodes }),
    country: text().notNull().default('DE'),
    ...createColumns(listJobFields({ kind: 'text' }), line),
    ...createColumns(listJobFields({ format: 'email' }), email),
    ...createColumns(listJobFields({ kind: 'lookup' }), (name) => text(name)),
    ...createColumns(listJobFields({ kind: 'switch' }), (name) => boolean(name).notNull().default(false)),
    ...createColumns(listJobFields({ kind: 'day' }), (name) => date(name, { mode: 'string' })),
    translation: jsonb().$type<JobTranslation>(),
    /** Own logo. Without it, the organization's is shown. */
    logoId: integer('logo_id').references(() => images.id, { onDelete: 'set null' }),
    /** The hash is the key in the file storage. */
    pdf: jsonb().$type<JobPdf>(),
    /** Protects the used PDF from deletion. */
    pdfHash: text('pdf_hash')
      .generatedAlwaysAs(sql`pdf ->> 'hash'`)
      .references(() => jobFiles.hash),
    /** Names of lookup values for searches. Triggers maintain them. */
    terms: localized(),
    /** Beginning of the description as plain text. */
    excerpt: text().generatedAlwaysAs(
      sql`left(btrim(text_of_html(description)), ${sql.raw(`${storedExcerptLength}`)})`,
    ),
    translatedExcerpt: text('translated_excerpt').generatedAlwaysAs(
      sql`left(btrim(text_of_html(translation ->> 'description')), ${sql.raw(`${storedExcerptLength}`)})`,
    ),
    /** Search text of the administration (function searchable_text). */
    searchText: text('search_text').generatedAlwaysAs(sql`searchable_text(title || ' ' || employer || ' ' || place)`),
    state: text({ enum: jobStates }).notNull().default('draft'),
    /** Number of changes. A write must name it. */
    revision: integer().notNull().default(1),
    /** Start of the publication, unchanged by renewals. */
    publishedAt: time('published_at'),
    /** Last publication or renewal, which starts the maximum run time. */
    renewedAt: time('renewed_at'),
    expiresAt: time('expires_at'),
    withdrawnAt: time('withdrawn_at'),
    /** True if the office withdrew the ad. Its owner cannot publish it again. */
    isBlocked: boolean('is_blocked').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('jobs_owner').on(table.ownerId, table.updatedAt, table.id),
    index('jobs_team').on(table.teamId, table.updatedAt, table.id).where(sql`${table.teamId} is not null`),
    uniqueIndex('jobs_external_id').on(table.teamId, table.externalId).where(sql`${table.externalId} is not null`),
    index('jobs_changed_by').on(table.changedBy).where(sql`${table.changedBy} is not null`),
    index('jobs_organization').on(table.organizationId).where(sql`${table.organizationId} is not null`),
    index('jobs_logo').on(table.logoId).where(sql`${table.logoId} is not null`),
    index('jobs_pdf').on(table.pdfHash).where(sql`${table.pdfHash} is not null`),
    index('jobs_expiry').on(table.expiresAt).where(sql`${table.state} = 'published'`),
    index('jobs_with_contact').on(sql`least(${table.expiresAt}, ${table.withdrawnAt})`).where(hasContact(table)),
    // For lists of the administration (compare `users_search`).
    index('jobs_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('jobs_updated').on(table.updatedAt, table.id),
    index('jobs_state').on(table.state, table.updatedAt, table.id),
    index('jobs_title').on(table.title, table.id),
    index('jobs_employer').on(table.employer, table.id),
    index('jobs_deadline').on(table.deadline, table.id),
    index('jobs_published').on(table.publishedAt, table.id),
    index('jobs_category').on(table.category, table.updatedAt, table.id),
    index('jobs_region').on(table.region, table.updatedAt, table.id),
    index('jobs_blocked').on(table.updatedAt, table.id).where(sql`${table.isBlocked}`),
    check('jobs_state_known', sql`${table.state} in ('draft', 'published', 'expired', 'withdrawn')`),
    check(
      'jobs_published_when',
      sql`${table.state} <> 'published' or (${table.deadline} is not null and ${table.publishedAt} is not null and ${table.renewedAt} is not null and ${table.expiresAt} is not null)`,
    ),
  ],
)

/**
 * Columns by which the board filters and sorts. The table is narrow, because all rows are read at
 * once (`backend/members/jobs/board.ts`). Triggers maintain it.
 */
export const listedJobs = pgTable('listed_jobs', {
  id: integer()
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  organizationId: integer('organization_id'),
  category: text(),
  employmentType: text('employment_type'),
  specialization: text(),
  occupation: text(),
  contractType: text('contract_type'),
  region: text(),
  country: text().notNull(),
  place: text().notNull().default(''),
  /** Position of the organization, else of organizations in the same place; null without both. */
  lat: doublePrecision(),
  lon: doublePrecision(),
  deadline: date({ mode: 'string' }).notNull(),
  publishedAt: time('published_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})

/** Number of changes of `listedJobs`. The lock of this row numbers them in commit order. */
export const jobBoard = pgTable('job_board', { version: bigint({ mode: 'number' }).notNull() })

/** Views and clicks to apply by day in Berlin, without personal data. */
export const jobStatistics = pgTable(
  'job_statistics',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.day] })],
)

/** Deleted public ads. Their URLs respond 410 with similar ads. Triggers maintain the table. */
export const deletedJobs = pgTable('deleted_jobs', {
  id: integer().primaryKey(),
  category: text(),
  employmentType: text('employment_type'),
  specialization: text(),
  occupation: text(),
  region: text({ enum: regionCodes }),
})

/**
 * Texts of blocked ads, by the digest of a title and a description. They outlive the ad, so that
 * neither its owner nor the team can publish the text again
 * (`backend/members/jobs/blocked-text.ts`).
 */
export const blockedTexts = pgTable(
  'blocked_texts',
  {
    jobId: integer('job_id').notNull(),
    /** The origin of the ad, otherwise the ad. */
    rootId: integer('root_id').notNull(),
    digest: text().notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    teamId: integer('team_id').references(() => jobTeams.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.digest] }),
    index('blocked_texts_digest').on(table.digest),
    index('blocked_texts_user').on(table.userId),
    index('blocked_texts_team').on(table.teamId),
  ],
)

export type JobRow = typeof jobs.$inferSelect
export type JobInsert = typeof jobs.$inferInsert

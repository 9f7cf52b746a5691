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
import { recordOf } from '@/lib/contract/common/record-of'
import { regionCodes } from '@/lib/contract/common/region'
import { type JobFieldWith, jobFieldsWith } from '@/lib/contract/jobs/job-fields'
import { jobStates } from '@/lib/contract/jobs/jobs'
import { users } from '../accounts/users'
import { columnName, createdAt, id, inColumns, localized } from '../columns'
import { images } from '../library/images'
import { jobTeams } from './job-teams'
import { organizations } from './organizations'

const time = (name: string) => timestamp(name, { withTimezone: true })
const line = (name: string) => text(name).notNull().default('')

/** The columns of one kind of field. */
function columnsOf<Name extends string, Column>(names: readonly Name[], column: (name: Name) => Column) {
  return inColumns(recordOf(names, column), names)
}

/** The texts of an ad in the language that is not its own; one that was stored before a field existed lacks it. */
export type JobTranslation = Partial<Record<JobFieldWith<{ isTranslated: true }>, string>>

export interface JobPdf {
  name: string
  byteSize: number
  hash: string
}

/**
 * The PDFs in the storage, by the SHA-256 of their content. A row is there before its file is, and goes with it, so that no file is
 * forgotten; several ads may have the same (backend/members/jobs/files/).
 */
export const jobFiles = pgTable('job_files', {
  hash: text().primaryKey(),
  /** When somebody last sent it. */
  storedAt: time('stored_at').notNull(),
})

/** The columns with personal data of the contact, and those of the mailbox for applications. */
export const personalColumns = {
  contact: jobFieldsWith({ isPersonalOf: 'contact' }).map(columnName),
  application: jobFieldsWith({ isPersonalOf: 'application' }).map(columnName),
}
type PersonalColumn = (typeof personalColumns)['contact' | 'application'][number]

/** Ended ads that still say whom to ask, or have a PDF, which may (backend/members/jobs/remove-contacts.ts). */
export const hasContact = (table: Record<'state' | 'pdf' | PersonalColumn, AnyPgColumn>) => {
  const { contact, application } = personalColumns
  const texts = [...contact, ...application].map((name) => sql`${table[name]} <> ''`)
  return sql`${table.state} in ('expired', 'withdrawn') and (${sql.join(texts, sql` or `)} or ${table.pdf} is not null)`
}

/**
 * Job ads. Drafts may lack everything; lookups are slugs of `job_lookup_values`. Who runs after its end is expired, though its
 * row says so a moment later (backend/members/jobs/expire-jobs.ts).
 */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whose members act on it; its owner is one of them then. Null for the ads of its owner alone. */
    teamId: integer('team_id').references(() => jobTeams.id, { onDelete: 'set null' }),
    /** What the team's own program calls it. */
    externalId: text('external_id'),
    /** Who wrote it last; null for a program. */
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    /** The first ad that it was copied from. */
    originId: integer('origin_id'),
    organizationId: integer('organization_id').references(() => organizations.pageId, {
      onDelete: 'set null',
    }),
    /** That of its texts. */
    language: text({ enum: locales }).notNull().default('de'),
    region: text({ enum: regionCodes }),
    country: text().notNull().default('DE'),
    ...columnsOf(jobFieldsWith({ kind: 'text' }), line),
    ...columnsOf(jobFieldsWith({ kind: 'lookup' }), (name) => text(name)),
    ...columnsOf(jobFieldsWith({ kind: 'switch' }), (name) => boolean(name).notNull().default(false)),
    ...columnsOf(jobFieldsWith({ kind: 'day' }), (name) => date(name, { mode: 'string' })),
    translation: jsonb().$type<JobTranslation>(),
    /** A picture of its own; without one the organization's logo is shown. */
    logoId: integer('logo_id').references(() => images.id, { onDelete: 'set null' }),
    /** The PDF: its name, its length and the SHA-256 of its content, under which it lies in the storage. */
    pdf: jsonb().$type<JobPdf>(),
    /** Keeps the content of its PDF. */
    pdfHash: text('pdf_hash')
      .generatedAlwaysAs(sql`pdf ->> 'hash'`)
      .references(() => jobFiles.hash),
    /** What its lookups are called, in both languages: searches find these words, which triggers write. */
    terms: localized(),
    /** How the description begins, without markup; as many characters as lists may show. */
    excerpt: text().generatedAlwaysAs(sql`left(btrim(text_of_html(description)), 300)`),
    translatedExcerpt: text('translated_excerpt').generatedAlwaysAs(
      sql`left(btrim(text_of_html(translation ->> 'description')), 300)`,
    ),
    /** What the administration's searches look through (see the function searchable_text). */
    searchText: text('search_text').generatedAlwaysAs(
      sql`searchable_text(title || ' ' || employer || ' ' || place)`,
    ),
    state: text({ enum: jobStates }).notNull().default('draft'),
    /** Counts its changes up. */
    revision: integer().notNull().default(1),
    /** Since when it is on the board, for the last time. */
    publishedAt: time('published_at'),
    /** When its time last began to run. */
    renewedAt: time('renewed_at'),
    expiresAt: time('expires_at'),
    withdrawnAt: time('withdrawn_at'),
    /** Whether an editor withdrew it. */
    isBlocked: boolean('is_blocked').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('jobs_owner').on(table.ownerId, table.updatedAt, table.id),
    index('jobs_team').on(table.teamId, table.updatedAt, table.id).where(sql`${table.teamId} is not null`),
    uniqueIndex('jobs_external_id')
      .on(table.teamId, table.externalId)
      .where(sql`${table.externalId} is not null`),
    index('jobs_changed_by').on(table.changedBy).where(sql`${table.changedBy} is not null`),
    index('jobs_organization').on(table.organizationId).where(sql`${table.organizationId} is not null`),
    index('jobs_logo').on(table.logoId).where(sql`${table.logoId} is not null`),
    index('jobs_pdf').on(table.pdfHash).where(sql`${table.pdfHash} is not null`),
    index('jobs_expiry').on(table.expiresAt).where(sql`${table.state} = 'published'`),
    index('jobs_with_contact')
      .on(sql`least(${table.expiresAt}, ${table.withdrawnAt})`)
      .where(hasContact(table)),
    // Lists of the administration, whose orders and filters these are.
    // As `users_search`.
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
 * What the board is filtered and ordered by, of published ads alone: narrow, so that all of them are read at once
 * (backend/members/jobs/board.ts). Triggers keep it.
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
  /** Where its house is, or others at its place are; null where the directory knows neither. */
  lat: doublePrecision(),
  lon: doublePrecision(),
  deadline: date({ mode: 'string' }).notNull(),
  publishedAt: time('published_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})

/** One row: how often `listedJobs` has changed. Who changes it holds the row until the commit, so that numbers come in their order. */
export const jobBoard = pgTable('job_board', {
  version: bigint({ mode: 'number' }).notNull(),
})

/** How often an ad was looked at, and how often somebody went on to apply, by days in Berlin. Who that was is not known. */
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

/** Ads that were published once and deleted since: they are gone, not unknown, and there may be others like them. Triggers keep it. */
export const deletedJobs = pgTable('deleted_jobs', {
  id: integer().primaryKey(),
  category: text(),
  employmentType: text('employment_type'),
  specialization: text(),
  occupation: text(),
  region: text({ enum: regionCodes }),
})

export type JobRow = typeof jobs.$inferSelect
export type JobInsert = typeof jobs.$inferInsert

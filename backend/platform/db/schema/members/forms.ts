import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Module } from '@/lib/contract/blocks/module'
import { locales } from '@/lib/contract/common/locale'
import { id } from '../columns'
import { pages } from '../content/pages'

/**
 * Published forms in pages and reusable containers. Triggers maintain them. The publication
 * determines their audience.
 */
export const publishedForms = pgTable(
  'published_forms',
  {
    id: id(),
    /** Id of the form's module. */
    formId: integer('form_id').notNull(),
    pageId: integer('page_id').references(() => pages.id, { onDelete: 'cascade' }),
    slug: text(),
    locale: text({ enum: locales }).notNull(),
    definition: jsonb().$type<Module>().notNull(),
  },
  (table) => [
    index('published_forms_form').on(table.formId),
    index('published_forms_page').on(table.pageId, table.locale),
    index('published_forms_slug').on(table.slug, table.locale),
  ],
)

/** The answer to a field, with its label at that time. */
export interface StoredAnswer {
  field: number
  label: string
  /** Displayed texts; the name of a file. */
  values: string[]
}

/** Answers to forms until they expire, even if the form is deleted. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: id(),
    formId: integer('form_id').notNull(),
    locale: text({ enum: locales }).notNull(),
    /** Title of the form at that time. */
    title: text().notNull(),
    answers: jsonb().$type<StoredAnswer[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('form_submissions_form').on(table.formId, table.id),
    index('form_submissions_expiry').on(table.expiresAt),
  ],
)

/** Files in answers. The file storage has the content, by hash. */
export const formFiles = pgTable(
  'form_files',
  {
    id: id(),
    submissionId: integer('submission_id')
      .notNull()
      .references(() => formSubmissions.id, { onDelete: 'cascade' }),
    field: integer().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    byteSize: integer('byte_size').notNull(),
    hash: text().notNull(),
  },
  (table) => [index('form_files_submission').on(table.submissionId), index('form_files_hash').on(table.hash)],
)

export type FormSubmissionRow = typeof formSubmissions.$inferSelect
export type FormFileRow = typeof formFiles.$inferSelect

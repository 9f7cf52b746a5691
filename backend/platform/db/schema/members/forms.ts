import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Module } from '@/lib/contract/blocks/module'
import { locales } from '@/lib/contract/common/locale'
import { id } from '../columns'
import { pages } from '../content/pages'

/**
 * The forms that visitors find, as they are published: on a page, or in the reusable container of a slug. Kept by triggers; whether
 * the page is online, and for whom, its publication says.
 */
export const publishedForms = pgTable(
  'published_forms',
  {
    id: id(),
    /** The id of the form's module. */
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

/** What was answered to one field: labels as they were then, texts as they are read. */
export interface StoredAnswer {
  field: number
  label: string
  /** A file's is its name. */
  values: string[]
}

/** The answers to forms, which stay until their time ends, whatever becomes of the form. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: id(),
    formId: integer('form_id').notNull(),
    locale: text({ enum: locales }).notNull(),
    /** The form's title at the time. */
    title: text().notNull(),
    answers: jsonb().$type<StoredAnswer[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When they are deleted. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('form_submissions_form').on(table.formId, table.id),
    index('form_submissions_expiry').on(table.expiresAt),
  ],
)

/** The files of answers; their content lies in the storage under its hash. */
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

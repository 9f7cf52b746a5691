import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import { users } from '../accounts/users'
import { id } from '../columns'

/** Texts of a module (null: of the page settings) before and after a replacement, by field. */
export interface TextChange {
  pageId: number
  moduleId: number | null
  before: Record<string, string>
  after: Record<string, string>
}

/** Replacements over many pages, with the data for undo. */
export const textReplacements = pgTable(
  'text_replacements',
  {
    id: id(),
    locale: text({ enum: locales }).notNull(),
    words: text().notNull(),
    isExact: boolean('is_exact').notNull(),
    replacement: text().notNull(),
    changes: jsonb().$type<TextChange[]>().notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    index('text_replacements_created_at').on(table.createdAt),
    index('text_replacements_created_by').on(table.createdBy).where(sql`${table.createdBy} is not null`),
  ],
)

export type TextReplacementRow = typeof textReplacements.$inferSelect

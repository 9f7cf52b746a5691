import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { unionCategories } from '@/lib/contract/records/user-union'
import { userId } from '../accounts/users'
import { id, isSlug, type Localized, localized } from '../columns'

/** Unions: groups, governing bodies and committees. */
export const userUnions = pgTable(
  'user_unions',
  {
    id: id(),
    category: text({ enum: unionCategories }).notNull(),
    slug: text().notNull(),
    title: localized(),
    description: localized(),
    /** Documents in order: download files or links. */
    downloads: jsonb().$type<{ file?: number | null; title: Localized; url: Localized }[]>().notNull().default([]),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique('user_unions_slug').on(table.category, table.slug),
    check('user_unions_category_known', sql`${table.category} in ('group', 'organ', 'committee')`),
    check('user_unions_slug_form', isSlug(table.slug)),
  ],
)

/** Members with their roles. */
export const userUnionMembers = pgTable(
  'user_union_members',
  {
    unionId: integer('union_id')
      .notNull()
      .references(() => userUnions.id, { onDelete: 'cascade' }),
    userId: userId(),
    role: localized(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.unionId, table.userId] }),
    index('user_union_members_user').on(table.userId),
  ],
)

export type UserUnionRow = typeof userUnions.$inferSelect

import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/locale'
import { createdAt, id, isSlug } from './columns'

/**
 * The working copy of the modules. A module stands on a page (`contentType` page, `objectId` its id) or, as a reusable
 * container, on nothing and is found by its slug. `columnIndex` is its column within a container.
 */
export const modules = pgTable(
  'modules',
  {
    id: id(),
    contentType: text('content_type').notNull().default('page'),
    objectId: integer('object_id'),
    locale: text({ enum: locales }).notNull(),
    model: text().notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => modules.id, { onDelete: 'cascade' }),
    columnIndex: integer('column_index'),
    position: integer().notNull().default(0),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    slug: text(),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('modules_object').on(table.contentType, table.objectId, table.locale),
    check('modules_slug_form', isSlug(table.slug)),
    index('modules_parent').on(table.parentId),
    uniqueIndex('modules_slug').on(table.locale, table.slug).where(sql`${table.slug} is not null`),
  ],
)

export type ModuleRow = typeof modules.$inferSelect

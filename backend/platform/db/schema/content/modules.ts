import { isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import { users } from '../accounts/users'
import { createdAt, id, isSlug } from '../columns'

export interface CounterpartBefore {
  id: number | null
  data: Record<string, unknown> | null
}

/**
 * Working copy of the modules. A module belongs to a page (`contentType` page, `objectId`) or is a
 * reusable container identified by its slug. `columnIndex` is its column within a container.
 * Deleted modules remain so that deletions can be undone; queries of the working copy exclude them
 * (`isLive`).
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
    /**
     * Column before the container got a layout with fewer columns; restored when the layout has
     * that column again.
     */
    widerColumn: integer('wider_column'),
    /** Chosen by the creating client, so that a repeated creation finds the module. */
    clientKey: uuid('client_key').unique('modules_client_key'),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Module with which it was deleted: itself or an ancestor. Only that one restores it. */
    deletedWith: integer('deleted_with'),
    /**
     * Corresponding module of the other language, by which translators see new, changed and removed
     * modules.
     */
    counterpartId: integer('counterpart_id').references((): AnyPgColumn => modules.id, {
      onDelete: 'set null',
    }),
    /** Data of the counterpart when both last corresponded. */
    counterpartData: jsonb('counterpart_data').$type<Record<string, unknown>>(),
    /** Both values before a module was last marked as translated, for undo. */
    counterpartBefore: jsonb('counterpart_before').$type<CounterpartBefore>(),
  },
  (table) => [
    index('modules_object').on(table.contentType, table.objectId, table.locale),
    check('modules_slug_form', isSlug(table.slug)),
    index('modules_parent').on(table.parentId),
    index('modules_updated_by').on(table.updatedBy).where(sql`${table.updatedBy} is not null`),
    index('modules_model').on(table.model, table.locale, table.id).where(isNull(table.deletedAt)),
    uniqueIndex('modules_slug')
      .on(table.locale, table.slug)
      .where(sql`${table.slug} is not null and ${table.deletedAt} is null`),
    index('modules_counterpart').on(table.counterpartId).where(sql`${table.counterpartId} is not null`),
    index('modules_deleted_with').on(table.deletedWith).where(sql`${table.deletedWith} is not null`),
    check('modules_deleted_whole', sql`(${table.deletedAt} is null) = (${table.deletedWith} is null)`),
  ],
)

export type ModuleRow = typeof modules.$inferSelect

/** Condition for modules that are not deleted; required in all reads of the working copy. */
export const isLive = isNull(modules.deletedAt)

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
 * Working copies of modules. A module belongs to a page (`objectId`) or is a reusable container
 * with a slug. `columnIndex` is its column in a container. Deleted modules stay, so that they can
 * be restored; queries need `isKept`.
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
     * Column before the container got a layout with fewer columns, to which the module can return.
     */
    oldColumn: integer('wider_column'),
    /** Chosen by the client. A repeated call finds the module instead of creating another one. */
    clientKey: uuid('client_key').unique('modules_client_key'),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** The deleted module, itself or an ancestor, whose restoration restores this one. */
    deletedWith: integer('deleted_with'),
    /** The module in the other language that this one translates. */
    counterpartId: integer('counterpart_id').references((): AnyPgColumn => modules.id, {
      onDelete: 'set null',
    }),
    /** Data of the counterpart at the last translation. */
    counterpartData: jsonb('counterpart_data').$type<Record<string, unknown>>(),
    /** Previous values of the two columns above, to undo the last translation. */
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

/** Condition for modules that are not deleted. Every read of working copies needs it. */
export const isKept = isNull(modules.deletedAt)

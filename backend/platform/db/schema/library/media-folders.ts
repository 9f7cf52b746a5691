import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users'
import { createdAt, id } from '../columns'

/** Folders of the media library. Only empty ones can be deleted. */
export const mediaFolders = pgTable(
  'media_folders',
  {
    id: id(),
    parentId: integer('parent_id').references((): AnyPgColumn => mediaFolders.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    revision: integer().notNull().default(1),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('media_folders_parent').on(table.parentId),
    index('media_folders_updated_by').on(table.updatedBy).where(sql`${table.updatedBy} is not null`),
    check('media_folders_no_own_parent', sql`${table.parentId} <> ${table.id}`),
  ],
)

export type MediaFolderRow = typeof mediaFolders.$inferSelect

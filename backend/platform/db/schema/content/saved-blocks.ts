import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { NestedModule } from '@/lib/contract/pages/module-writes'
import { users } from '../accounts/users'
import { id } from '../columns'

/** Saved blocks, of which editors insert copies. */
export const savedBlocks = pgTable(
  'saved_blocks',
  {
    id: id(),
    name: text().notNull(),
    /** True for a template of a page. */
    isPage: boolean('is_page').notNull(),
    /** The blocks from the client. `picture_uses` has their pictures. */
    blocks: jsonb().$type<NestedModule[]>().notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('saved_blocks_created_by').on(table.createdBy).where(sql`${table.createdBy} is not null`)],
)

export type SavedBlocksRow = typeof savedBlocks.$inferSelect

import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Kinds of rows that refer to pictures in texts or JSON. Foreign keys need no entry here. */
export const pictureUseKinds = [
  'module',
  'page',
  'text',
  'publication',
  'container',
  'html',
  'settings',
  'trash',
  'saved',
] as const

/**
 * Pictures in texts and JSON. Triggers maintain them, except those of the trash and of saved
 * blocks. `key` is the primary key of the referring row, joined with slashes. The picture may be
 * missing.
 */
export const pictureUses = pgTable(
  'picture_uses',
  {
    imageId: integer('image_id').notNull(),
    kind: text('place', { enum: pictureUseKinds }).notNull(),
    key: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.kind, table.key] }),
    index('picture_uses_place').on(table.kind, table.key),
  ],
)

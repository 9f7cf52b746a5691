import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The kinds of rows whose texts name pictures; foreign keys to a picture need no entry here. */
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
 * Which pictures texts and data reference, maintained by triggers: for live modules, pages and their texts,
 * publications, HTML selections and settings; for pages in the trash when they get there, for saved blocks when they are saved. `key` is the primary key of the referencing row, its parts
 * separated by a slash. A picture need not exist.
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

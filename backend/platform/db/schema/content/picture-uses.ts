import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Kinds of rows whose texts reference pictures; foreign keys need no entry. */
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
 * Pictures referenced by texts and data. Triggers maintain live modules, pages and texts,
 * publications, HTML selections and settings; pages in the trash and saved blocks are recorded when
 * stored. `key` is the primary key of the referencing row, its parts separated by slashes. The
 * picture may not exist.
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

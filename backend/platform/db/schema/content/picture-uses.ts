import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Kinds of rows that refer to pictures in texts or JSON. A column with a foreign key to pictures
 * needs no entry here.
 */
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
 * Pictures to which texts and JSON refer. Triggers maintain the rows for modules, pages, texts,
 * publications, HTML selections and settings. The rows for the trash and for saved blocks are
 * written when these are stored. `key` is the primary key of the row that refers to the picture,
 * its parts separated by slashes. The picture need not exist.
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

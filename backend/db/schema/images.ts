import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, real, text } from 'drizzle-orm/pg-core'
import { createdAt, id, localised } from './columns'

/** The media library's pictures. The file lies in the media storage under its content hash. */
export const images = pgTable(
  'images',
  {
    id: id(),
    /** SHA-256 of the stored file, hexadecimal. */
    hash: text().notNull(),
    mime: text().notNull(),
    /** As shown, that is after the orientation of the file is applied. */
    width: integer().notNull(),
    height: integer().notNull(),
    byteSize: integer('byte_size').notNull(),
    alt: localised(),
    description: localised(),
    copyright: text().notNull().default(''),
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    createdAt: createdAt(),
  },
  (table) => [
    index('images_hash').on(table.hash),
    check('images_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check(
      'images_focal_in_picture',
      sql`${table.focalX} between 0 and 1 and ${table.focalY} between 0 and 1`,
    ),
  ],
)

export type ImageRow = typeof images.$inferSelect

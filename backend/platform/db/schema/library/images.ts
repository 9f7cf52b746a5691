import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, real, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users'
import { createdAt, id, localized } from '../columns'
import { mediaFolders } from './media-folders'

/**
 * Pictures of the media library, and logos of job ads and proposals. The file storage has the
 * content, by hash.
 */
export const images = pgTable(
  'images',
  {
    id: id(),
    /**
     * Secret part of the picture's URLs: 128 random bits. Old pictures have eight digits of their
     * hash.
     */
    key: text()
      .notNull()
      .default(
        sql`encode(substring(sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) from 1 for 16), 'hex')`,
      ),
    /** SHA-256 of the stored file, hexadecimal. */
    hash: text().notNull(),
    /** SHA-256 of the upload, to recognize it again. */
    sourceHash: text('source_hash'),
    /** Name of the upload, for display only. */
    fileName: text('file_name').notNull().default(''),
    /**
     * True for pictures of job ads and proposals, which are deleted with their last use
     * (`backend/library/media/outside-library.ts`).
     */
    isOutsideLibrary: boolean('is_outside_library').notNull().default(false),
    folderId: integer('folder_id').references(() => mediaFolders.id, { onDelete: 'restrict' }),
    mime: text().notNull(),
    /** Size after the rotation in the file's metadata. */
    width: integer().notNull(),
    height: integer().notNull(),
    byteSize: integer('byte_size').notNull(),
    alt: localized(),
    description: localized(),
    /** True if the picture needs no alt text. */
    isDecorative: boolean('is_decorative').notNull().default(false),
    copyright: text().notNull().default(''),
    focalX: real('focal_x').notNull().default(0.5),
    focalY: real('focal_y').notNull().default(0.5),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    updatedBy: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
    /** Time of the creation of all derivatives. */
    preparedAt: timestamp('prepared_at', { withTimezone: true }),
    /** Search text (function searchable_text). */
    searchText: text('search_text').generatedAlwaysAs(
      sql`searchable_text(file_name || ' ' || coalesce(alt->>'de', '') || ' ' || coalesce(alt->>'en', '') || ' ' || coalesce(description->>'de', '') || ' ' || coalesce(description->>'en', '') || ' ' || copyright)`,
    ),
  },
  (table) => [
    index('images_hash').on(table.hash),
    uniqueIndex('images_source_hash').on(table.sourceHash),
    index('images_folder').on(table.folderId),
    index('images_outside_library').on(table.createdAt).where(sql`${table.isOutsideLibrary}`),
    index('images_created_by').on(table.createdBy).where(sql`${table.createdBy} is not null`),
    index('images_updated_by').on(table.updatedBy).where(sql`${table.updatedBy} is not null`),
    index('images_by_time').on(table.createdAt, table.id),
    index('images_by_name').on(sql`lower(${table.fileName})`, table.id),
    index('images_by_size').on(table.byteSize, table.id),
    // For searches for parts of words (compare `users_search`).
    index('images_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('images_unprepared').on(table.id).where(sql`${table.preparedAt} is null`),
    check('images_key_form', sql`${table.key} ~ '^[0-9a-f]{8}([0-9a-f]{24})?$'`),
    check('images_hash_form', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('images_focal_in_picture', sql`${table.focalX} between 0 and 1 and ${table.focalY} between 0 and 1`),
  ],
)

export type ImageRow = typeof images.$inferSelect

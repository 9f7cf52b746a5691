import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns'

/**
 * Keys that all servers of this database share, by what they are for; they never leave the servers, but for the id of the stored
 * files, which lies beside these (`backend/platform/storage/file-set.ts`) and opens nothing.
 */
export const serverKeys = pgTable('server_keys', {
  purpose: text().primaryKey(),
  /** 256 random bits, base64url. */
  key: text().notNull(),
  createdAt: createdAt(),
})

import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns'

/**
 * Keys that all servers of this database share, by purpose. They stay on the servers. Only the id
 * of the stored files (`backend/platform/storage/file-set.ts`) is not secret.
 */
export const serverKeys = pgTable('server_keys', {
  purpose: text().primaryKey(),
  /** 256 random bits, base64url. */
  key: text().notNull(),
  createdAt: createdAt(),
})

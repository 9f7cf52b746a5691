import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns'

/**
 * Keys shared by all servers of this database, by purpose. They never leave the servers, except the
 * id of the stored files (`backend/platform/storage/file-set.ts`), which is no secret.
 */
export const serverKeys = pgTable('server_keys', {
  purpose: text().primaryKey(),
  /** 256 random bits, base64url. */
  key: text().notNull(),
  createdAt: createdAt(),
})

import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../columns'

/**
 * Secrets that all servers of this database share, by purpose. Only the file-set id
 * (`backend/platform/storage/file-set.ts`) is public.
 */
export const serverKeys = pgTable('server_keys', {
  purpose: text().primaryKey(),
  /** 256 random bits, base64url. */
  key: text().notNull(),
  createdAt: createdAt(),
})

import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { locales } from '@/lib/contract/common/locale'
import { previewTypes } from '@/lib/contract/pages/preview-link'
import { users } from '../accounts/users'
import { createdAt, id } from '../columns'

/** Links to drafts for people without an account. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: id(),
    /** SHA-256 of the key, hexadecimal. */
    keyHash: text('key_hash').notNull().unique(),
    type: text({ enum: previewTypes }).notNull(),
    targetId: integer('target_id').notNull(),
    locale: text({ enum: locales }).notNull(),
    /** Name of the reader, as the creator entered it. */
    name: text().notNull(),
    /** The content when the link was created; null if the link always shows the latest draft. */
    snapshot: jsonb().$type<object>(),
    passwordHash: text('password_hash'),
    /** True if readers may comment on the draft. */
    allowsComments: boolean('allows_comments').notNull().default(false),
    /** Deleting the account deletes its links. */
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    index('preview_links_target').on(table.type, table.targetId, table.id),
    index('preview_links_creator').on(table.createdBy),
    index('preview_links_expiry').on(table.expiresAt),
  ],
)

export type PreviewLinkRow = typeof previewLinks.$inferSelect

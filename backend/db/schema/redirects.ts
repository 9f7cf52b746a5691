import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'

/** Moved addresses. Both paths are local: one slash at the start, no backslash (threats: open redirects). */
export const redirects = pgTable(
  'redirects',
  {
    id: id(),
    oldPath: text('old_path').notNull().unique(),
    newPath: text('new_path').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('redirects_target').using('hash', sql`link_path(${table.newPath})`),
    check('redirects_old_path_local', sql`${table.oldPath} ~ '^/([^/\\\\[:cntrl:]][^\\\\[:cntrl:]]*)?$'`),
    check('redirects_new_path_local', sql`${table.newPath} ~ '^/([^/\\\\[:cntrl:]][^\\\\[:cntrl:]]*)?$'`),
    check('redirects_no_loop', sql`${table.oldPath} <> ${table.newPath}`),
  ],
)

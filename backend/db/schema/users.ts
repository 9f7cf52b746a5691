import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'

export const userGroups = ['Mitglied', 'Jobbörse', 'Mitglied + Jobbörse'] as const
export const userRoles = ['user', 'editor', 'admin'] as const

/** Accounts; `email` is trimmed and lower-cased before it gets here. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    group: text('group', { enum: userGroups }),
    role: text({ enum: userRoles }).notNull().default('user'),
    isActive: boolean('is_active').notNull().default(false),
    passwordHash: text('password_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('users_email_lower', sql`${table.email} = lower(trim(${table.email}))`),
    check('users_group_known', sql`${table.group} in ('Mitglied', 'Jobbörse', 'Mitglied + Jobbörse')`),
    check('users_role_known', sql`${table.role} in ('user', 'editor', 'admin')`),
  ],
)

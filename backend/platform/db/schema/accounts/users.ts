import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { requestedAccesses, userGroups, userRoles } from '@/lib/contract/accounts/account'
import { locales } from '@/lib/contract/common/locale'
import { createdAt, emailAddress, id } from '../columns'

/**
 * Accounts. `email` is trimmed and in lower case. A login requires `emailVerifiedAt` and
 * `isActive`. Several unverified sign-ups may share an address; the first verification deletes the
 * others.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: emailAddress().notNull(),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    salutation: text().notNull().default(''),
    title: text().notNull().default(''),
    position: text().notNull().default(''),
    organization: text().notNull().default(''),
    phone: text().notNull().default(''),
    language: text({ enum: locales }).notNull().default('de'),
    group: text('group', { enum: userGroups }),
    role: text({ enum: userRoles }).notNull().default('user'),
    isActive: boolean('is_active').notNull().default(false),
    /** Time of the first activation (trigger users_activated). Null for a waiting registration. */
    activatedAt: timestamp('activated_at', { withTimezone: true }),
    /** Access requested at sign-up. An administrator grants it by setting the group. */
    requestedAccess: text('requested_access', { enum: requestedAccesses }),
    /** Time of consent to the data protection page. */
    privacyAcceptedAt: timestamp('privacy_accepted_at', { withTimezone: true }),
    passwordHash: text('password_hash').notNull(),
    /** Search text (function searchable_text). */
    searchText: text('search_text').generatedAlwaysAs(
      sql`searchable_text(email || ' ' || first_name || ' ' || last_name || ' ' || organization)`,
    ),
    createdAt: createdAt(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('users_email').on(table.email),
    uniqueIndex('users_email_verified').on(table.email).where(sql`${table.emailVerifiedAt} is not null`),
    // For orders and filters in the administration.
    index('users_created').on(table.createdAt, table.id),
    index('users_name').on(table.lastName, table.id),
    // For searches for parts of words. Without `pg_trgm` the table is scanned.
    index('users_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    index('users_organization').on(table.organization, table.id),
    index('users_group').on(table.group, table.createdAt, table.id),
    index('users_staff').on(table.role, table.createdAt, table.id).where(sql`${table.role} <> 'user'`),
    index('users_active')
      .on(table.createdAt, table.id)
      .where(sql`${table.emailVerifiedAt} is not null and ${table.isActive}`),
    index('users_closed')
      .on(table.createdAt, table.id)
      .where(sql`${table.emailVerifiedAt} is not null and not ${table.isActive}`),
    index('users_unverified').on(table.createdAt).where(sql`${table.emailVerifiedAt} is null`),
    check('users_email_lower', sql`${table.email} = lower(trim(${table.email}))`),
    check('users_group_known', sql`${table.group} in ('Mitglied', 'Jobbörse', 'Mitglied + Jobbörse')`),
    check('users_role_known', sql`${table.role} in ('user', 'editor', 'office', 'admin')`),
    check('users_language_known', sql`${table.language} in ('de', 'en')`),
    check('users_access_known', sql`${table.requestedAccess} in ('members', 'jobs', 'both')`),
  ],
)

/** References the user of a row. Deleting the user deletes the row. */
export const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export type UserRow = typeof users.$inferSelect

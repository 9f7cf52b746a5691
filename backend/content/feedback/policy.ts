import { inArray } from 'drizzle-orm'
import { isEditor, type Right } from '@/backend/platform/access/roles'
import { users } from '@/backend/platform/db/schema/accounts/users'

/** Editors comment on pages, ask each other for reviews, and decide on them. */
export const mayGiveFeedback: Right = isEditor

/** The same as a condition on the table of users. */
export const whereMayGiveFeedback = inArray(users.role, ['editor', 'admin'])

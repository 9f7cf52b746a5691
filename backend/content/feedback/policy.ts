import { inArray } from 'drizzle-orm'
import { isEditor, type Right } from '@/backend/platform/access/roles'
import { users } from '@/backend/platform/db/schema/accounts/users'

/** May comment on pages, and request and decide reviews. */
export const mayGiveFeedback: Right = isEditor

/** The right of `mayGiveFeedback` as an SQL condition on the table `users`. */
export const mayGiveFeedbackCondition = inArray(
  users.role,
  users.role.enumValues.filter((role) => isEditor({ role })),
)

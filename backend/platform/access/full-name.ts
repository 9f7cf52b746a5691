import type { UserRow } from '../db/schema/accounts/users'

/** A user's first and last name. */
export function fullName({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

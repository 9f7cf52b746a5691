import type { UserRow } from '../db/schema/users'

/** How a user is named. */
export function fullName({ firstName, lastName }: Pick<UserRow, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

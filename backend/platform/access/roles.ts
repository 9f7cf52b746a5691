import type { UserRow } from '../db/schema/accounts/users'

/** Whether a user may do something; which user what, the nouns' `policy.ts` say. */
export type Right = (user: Pick<UserRow, 'group' | 'role'>) => boolean

/** Any user who is logged in. */
export const isUser: Right = () => true

/** Editors edit pages; administrators do so as well. */
export function isEditor({ role }: Pick<UserRow, 'role'>): boolean {
  return role === 'editor' || role === 'admin'
}

/** The office keeps members and what is theirs; administrators do so as well. */
export function isOffice({ role }: Pick<UserRow, 'role'>): boolean {
  return role === 'office' || role === 'admin'
}

/** Administrators alone. */
export function isAdmin({ role }: Pick<UserRow, 'role'>): boolean {
  return role === 'admin'
}

/** Whether a user runs the site, whatever of it. */
export function isStaff({ role }: Pick<UserRow, 'role'>): boolean {
  return role !== 'user'
}

/** Whether what is for members alone is open to a user: to members, and to those who run the site (spec §6). */
export function isMember(user: Pick<UserRow, 'group' | 'role'>): boolean {
  return user.group === 'Mitglied' || user.group === 'Mitglied + Jobbörse' || isStaff(user)
}

/** Who has job ads of their own: the groups of the job board (spec §6). */
export const isAdvertiser: Right = ({ group }) => group === 'Jobbörse' || group === 'Mitglied + Jobbörse'

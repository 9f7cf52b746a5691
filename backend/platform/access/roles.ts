import type { UserRow } from '../db/schema/accounts/users'

/** Decides whether a user has a right. The `policy.ts` of each area defines its rights. */
export type Right = (user: Pick<UserRow, 'group' | 'role'>) => boolean

/** Any logged-in user. */
export const isUser: Right = () => true

/** Editors and administrators edit pages. */
export function isEditor({ role }: Pick<UserRow, 'role'>): boolean {
  return role === 'editor' || role === 'admin'
}

/** The office and administrators manage members and their data. */
export function isOffice({ role }: Pick<UserRow, 'role'>): boolean {
  return role === 'office' || role === 'admin'
}

export function isAdmin({ role }: Pick<UserRow, 'role'>): boolean {
  return role === 'admin'
}

/** Editors, office and administrators. */
export function isStaff({ role }: Pick<UserRow, 'role'>): boolean {
  return role !== 'user'
}

/** Members and staff may use members-only content (spec §6). */
export function isMember(user: Pick<UserRow, 'group' | 'role'>): boolean {
  return user.group === 'Mitglied' || user.group === 'Mitglied + Jobbörse' || isStaff(user)
}

/** Users of the job board's groups may own job ads (spec §6). */
export const isAdvertiser: Right = ({ group }) => group === 'Jobbörse' || group === 'Mitglied + Jobbörse'

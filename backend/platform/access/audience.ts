import { userGroups } from '@/lib/contract/accounts/account'
import { isMembersPath, isPublicAccountPath } from '@/lib/contract/accounts/account-area'
import type { UserRow } from '../db/schema/accounts/users'
import { UnauthorizedError } from '../errors'
import { isEditor } from './roles'

export type UserGroup = (typeof userGroups)[number]

/**
 * Audience of a page: null for everybody, an empty list for all users, or some groups.
 * `toGroupAudience` prevents an accidental empty list.
 */
export type Audience = readonly UserGroup[] | null

/** The user of a request; null without a login. */
export type Viewer = Pick<UserRow, 'group' | 'role'> | null

/** The properties of a page that determine its audience. */
export interface AccessRules {
  /** Path without language and outer slashes; null for a page without a public address. */
  path: string | null
  /** True if editors restricted the page to users. */
  isForUsers: boolean
  /** Groups chosen by editors; empty for no restriction to groups. */
  groups: readonly UserGroup[]
}

/** Groups of users that belong to each group of a page. The combined group belongs to both. */
const members: Record<UserGroup, readonly UserGroup[]> = {
  Mitglied: ['Mitglied', 'Mitglied + Jobbörse'],
  Jobbörse: ['Jobbörse', 'Mitglied + Jobbörse'],
  'Mitglied + Jobbörse': ['Mitglied + Jobbörse'],
}

/** Returns the audience of a page. It is never wider than the parent's audience. */
export function toAudience({ path, isForUsers, groups }: AccessRules, parentAudience: Audience): Audience {
  if (path !== null && isPublicAccountPath(path)) return null
  const isMembersArea = path !== null && isMembersPath(path)
  if (parentAudience === null && !isMembersArea && !isForUsers && groups.length === 0) return null
  const pageGroups = groups.length === 0 ? null : groups.flatMap((group) => members[group])
  const parentGroups = parentAudience === null || parentAudience.length === 0 ? null : parentAudience
  if (pageGroups === null) return parentGroups ?? []
  return toGroupAudience(pageGroups.filter((group) => parentGroups?.includes(group) ?? true))
}

/**
 * Creates the audience of certain groups.
 * @throws Error for an empty list, which would mean all users
 */
export function toGroupAudience(groups: readonly UserGroup[]): Audience {
  if (groups.length === 0) throw new Error('No group belongs to this audience.')
  return userGroups.filter((group) => groups.includes(group))
}

/** Returns the union of audiences. No audience at all means everybody. */
export function uniteAudiences(audiences: readonly Audience[]): Audience {
  const groups: UserGroup[] = []
  for (const audience of audiences) {
    if (audience === null) return null
    groups.push(...audience)
  }
  if (audiences.some((audience) => audience?.length === 0)) return []
  return audiences.length === 0 ? null : toGroupAudience(groups)
}

/** Returns true if the viewer belongs to the audience. Editors belong to every audience. */
export function isAdmitted(audience: Audience, viewer: Viewer): boolean {
  if (audience === null) return true
  if (viewer === null) return false
  if (isEditor(viewer) || audience.length === 0) return true
  return viewer.group !== null && audience.includes(viewer.group)
}

/** Asserts that content is public, for requests without a known user. @throws UnauthorizedError */
export async function requirePublic(audience: Audience): Promise<Viewer> {
  if (!isAdmitted(audience, null)) throw new UnauthorizedError()
  return null
}

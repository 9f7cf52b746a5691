import { userGroups } from '@/lib/contract/accounts/account'
import { isMembersPath, isOpenAccountPath } from '@/lib/contract/accounts/account-area'
import type { UserRow } from '../db/schema/accounts/users'
import { UnauthorizedError } from '../errors'
import { isEditor } from './roles'

export type UserGroup = (typeof userGroups)[number]

/**
 * Audience of a page: everybody (null), all logged-in users (an empty list), or users of certain
 * groups. Create lists of groups with `toGroupAudience`, because an empty list by mistake would
 * admit all users.
 */
export type Audience = readonly UserGroup[] | null

/** The user of the request, or null without a login. */
export type Viewer = Pick<UserRow, 'group' | 'role'> | null

/** The properties of a page that determine its audience. */
export interface AccessRules {
  /** Path without language and outer slashes; null for a page without a public address. */
  path: string | null
  /** True if editors restricted the page to users. */
  isForUsers: boolean
  /** Groups set by editors; empty for no choice. */
  groups: readonly UserGroup[]
}

/**
 * For each group of a page, the groups of users who may read it. Users of the combined group belong
 * to both single groups.
 */
const members: Record<UserGroup, readonly UserGroup[]> = {
  Mitglied: ['Mitglied', 'Mitglied + Jobbörse'],
  Jobbörse: ['Jobbörse', 'Mitglied + Jobbörse'],
  'Mitglied + Jobbörse': ['Mitglied + Jobbörse'],
}

/**
 * Derives the audience of a page from its path and the choices of editors. It is never wider than
 * the parent's audience.
 * @param above audience of the parent page
 */
export function toAudience({ path, isForUsers, groups }: AccessRules, above: Audience): Audience {
  if (path !== null && isOpenAccountPath(path)) return null
  const isMembersArea = path !== null && isMembersPath(path)
  if (above === null && !isMembersArea && !isForUsers && groups.length === 0) return null
  const pageGroups = groups.length === 0 ? null : groups.flatMap((group) => members[group])
  const parentGroups = above === null || above.length === 0 ? null : above
  if (pageGroups === null) return parentGroups ?? []
  return toGroupAudience(pageGroups.filter((group) => parentGroups?.includes(group) ?? true))
}

/**
 * Creates the audience of certain groups. Removes duplicates and sorts the groups.
 * @throws Error if there are no groups, because an empty list would mean all users
 */
export function toGroupAudience(groups: readonly UserGroup[]): Audience {
  if (groups.length === 0) throw new Error('No group belongs to this audience.')
  return userGroups.filter((group) => groups.includes(group))
}

/**
 * Returns the audience that may see at least one of several things; everybody if there are none.
 */
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

/**
 * Asserts that content is public, for requests whose user is not known.
 * @throws UnauthorizedError
 */
export async function requirePublic(audience: Audience): Promise<Viewer> {
  if (!isAdmitted(audience, null)) throw new UnauthorizedError()
  return null
}

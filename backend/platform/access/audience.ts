import { userGroups } from '@/lib/contract/accounts/account'
import { isMembersPath, isOpenAccountPath } from '@/lib/contract/accounts/account-area'
import type { UserRow } from '../db/schema/accounts/users'
import { UnauthorizedError } from '../errors'
import { isEditor } from './roles'

export type UserGroup = (typeof userGroups)[number]

/**
 * Audience of a page: everybody (null), all logged-in users (an empty list), or users of these
 * groups. Lists of groups come from `toGroupAudience`, since an empty one would admit every user.
 */
export type Audience = readonly UserGroup[] | null

/** The user of the request; null without a login. */
export type Viewer = Pick<UserRow, 'group' | 'role'> | null

/** Properties of a page that determine its audience. */
export interface AccessRules {
  /** Path without language prefix and outer slashes; null for a page without a public address. */
  path: string | null
  /** True if editors restricted the page to users. */
  isForUsers: boolean
  /** Groups set by editors; empty for no choice. */
  groups: readonly UserGroup[]
}

/** Groups that satisfy a group: members of both groups belong to each. */
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
 * Creates the audience of certain groups, each once and in their order.
 * @throws Error for no groups: an empty list means all users
 */
export function toGroupAudience(groups: readonly UserGroup[]): Audience {
  if (groups.length === 0) throw new Error('No group belongs to this audience.')
  return userGroups.filter((group) => groups.includes(group))
}

/** Union of audiences; everybody if there are none. */
export function uniteAudiences(audiences: readonly Audience[]): Audience {
  const groups: UserGroup[] = []
  for (const audience of audiences) {
    if (audience === null) return null
    groups.push(...audience)
  }
  if (audiences.some((audience) => audience?.length === 0)) return []
  return audiences.length === 0 ? null : toGroupAudience(groups)
}

/** Returns true if the viewer belongs to the audience; editors always do. */
export function isAdmitted(audience: Audience, viewer: Viewer): boolean {
  if (audience === null) return true
  if (viewer === null) return false
  if (isEditor(viewer) || audience.length === 0) return true
  return viewer.group !== null && audience.includes(viewer.group)
}

/**
 * Requires public content, for reads without a known user.
 * @throws UnauthorizedError
 */
export async function requirePublic(audience: Audience): Promise<Viewer> {
  if (!isAdmitted(audience, null)) throw new UnauthorizedError()
  return null
}

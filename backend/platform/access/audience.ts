import { userGroups } from '@/lib/contract/accounts/account'
import { isMembersPath, isOpenAccountPath } from '@/lib/contract/accounts/account-area'
import type { UserRow } from '../db/schema/accounts/users'
import { UnauthorizedError } from '../errors'
import { isEditor } from './roles'

export type UserGroup = (typeof userGroups)[number]

/**
 * Who may see a page: everybody (null), every user who is logged in (no groups), or the users of these
 * groups.
 */
export type Audience = readonly UserGroup[] | null

/** The user of the request; null without a login. */
export type Viewer = Pick<UserRow, 'group' | 'role'> | null

/** What of a page decides who may see it. */
export interface Guarded {
  /** Without prefix and outer slashes; null for a page that visitors have at no address yet. */
  path: string | null
  /** `account` for a page of the members' area (spec §2). */
  areaClass: string
  /** The groups that its editors named; none for every user. */
  groups: readonly UserGroup[]
}

/** What a page for the one group alone is open to as well: who is in both is in each. */
const members: Record<UserGroup, readonly UserGroup[]> = {
  Mitglied: ['Mitglied', 'Mitglied + Jobbörse'],
  Jobbörse: ['Jobbörse', 'Mitglied + Jobbörse'],
  'Mitglied + Jobbörse': ['Mitglied + Jobbörse'],
}

/**
 * The rule who may see a page: the one that each reader of pages goes by. A page is for users who are logged in by its
 * path, by its area or because groups are named; it never is open to more than the page above it.
 * @param above who may see the page above
 */
export function audienceOf({ path, areaClass, groups }: Guarded, above: Audience): Audience {
  if (path !== null && isOpenAccountPath(path)) return null
  const isMembers = path !== null && isMembersPath(path)
  if (above === null && !isMembers && areaClass !== 'account' && groups.length === 0) return null
  const own = groups.length === 0 ? null : groups.flatMap((group) => members[group])
  const outer = above === null || above.length === 0 ? null : above
  if (own === null) return outer ?? []
  return userGroups.filter((group) => own.includes(group) && (outer?.includes(group) ?? true))
}

/** Who belongs to at least one of these audiences; everybody where there is none. */
export function anyOf(audiences: readonly Audience[]): Audience {
  const groups: UserGroup[] = []
  for (const audience of audiences) {
    if (audience === null) return null
    groups.push(...audience)
  }
  if (audiences.some((audience) => audience?.length === 0)) return []
  return audiences.length === 0 ? null : userGroups.filter((group) => groups.includes(group))
}

/** Whether a user may see content for an audience; editors may see everything. */
export function admits(audience: Audience, viewer: Viewer): boolean {
  if (audience === null) return true
  if (viewer === null) return false
  if (isEditor(viewer) || audience.length === 0) return true
  return viewer.group !== null && audience.includes(viewer.group)
}

/**
 * Passes if the content is for everybody, for reads without a known user.
 * @throws UnauthorizedError
 */
export async function admitNobody(audience: Audience): Promise<Viewer> {
  if (!admits(audience, null)) throw new UnauthorizedError()
  return null
}

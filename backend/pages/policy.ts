import { isMembersPath } from '@/lib/contract/account-area'
import type { Audience } from '../access/audience'
import { isEditor, type Right } from '../access/roles'

/**
 * Editors write pages, and read working copies, versions and offline pages (spec §4); a page's audience
 * decides who else sees it.
 */
export const mayEditPages: Right = isEditor

/** Who may ask for a path at all: those of the members' area need a login, so that others cannot find out which exist. */
export function guardOf(path: string): Audience {
  return isMembersPath(path) ? [] : null
}

/** What a reader asks for beside the published page. */
export interface Asked {
  version_id?: string | undefined
  draft?: string | undefined
  /** A time: what visitors will see then. */
  on?: string | undefined
}

/** Whether something is asked for that only editors read. */
export function asksForEditors({ version_id, draft, on }: Asked): boolean {
  return version_id !== undefined || draft !== undefined || on !== undefined
}

import { isKnownMembersPath } from '@/lib/contract/account-area'
import type { Audience } from '../access/audience'
import { isEditor, type Right } from '../access/roles'

/**
 * Users may see the target of a redirect if they may see its page. The account area's own addresses are
 * public.
 */
export function guardOf({ path, audience }: { path: string; audience: Audience }): Audience {
  return isKnownMembersPath(path) ? null : audience
}

/** Editors keep moved addresses. */
export const mayEditRedirects: Right = isEditor

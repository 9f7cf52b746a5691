import type { Audience } from '@/backend/platform/access/audience'
import { isEditor, type Right } from '@/backend/platform/access/roles'
import { isKnownMembersPath } from '@/lib/contract/accounts/account-area'

/**
 * Users may see the target of a redirect if they may see its page. The account area's own addresses are
 * public.
 */
export function guardOf({ path, audience }: { path: string; audience: Audience }): Audience {
  return isKnownMembersPath(path) ? null : audience
}

/** Editors keep moved addresses. */
export const mayEditRedirects: Right = isEditor

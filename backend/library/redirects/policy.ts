import type { Audience } from '@/backend/platform/access/audience'
import { isEditor, type Right } from '@/backend/platform/access/roles'
import { isKnownMembersPath } from '@/lib/contract/accounts/account-area'

/**
 * Returns the audience of a redirect: the audience of its target. The addresses of the account area
 * are public, because the pages of that area check the login.
 */
export function getRedirectAudience({ path, audience }: { path: string; audience: Audience }): Audience {
  return isKnownMembersPath(path) ? null : audience
}

export const mayEditRedirects: Right = isEditor

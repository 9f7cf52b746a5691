import { isKnownMembersPath } from '@/lib/contract/account-area'
import type { Audience } from '../access/audience'

/** Who may know where an address has moved: whoever may see the page there. The account area's own addresses are no secret. */
export function guardOf({ path, audience }: { path: string; audience: Audience }): Audience {
  return isKnownMembersPath(path) ? null : audience
}

import { followedLink, isSamePage } from '@/components/behavior/followed-link'
import { routedAddress } from '@/components/behavior/routed-address'
import { isEditorAddress, rulesAtAddress } from '@/lib/i18n/route-access'

/** Marks what leads away from editing on purpose. */
export const leavesEditing = { 'data-leaves-editing': '' }

/**
 * Where a click leads from a page that is edited: menus and texts lead to pages that are edited too. Null for what is followed as
 * it stands: other hosts, the editors' tools, the way out, and what one does not come back to, like the logout.
 */
export function keptEditing(event: MouseEvent, here: string): string | null {
  const link = followedLink(event)
  const address = link && routedAddress(link.href, here)
  if (!link || !address || link.closest('[data-leaves-editing]')) return null
  const target = new URL(address, here)
  if (target.searchParams.has('edit') || isSamePage(target, new URL(here))) return null
  if (isEditorAddress(target.pathname) || !rulesAtAddress(target.pathname).isReturnedTo) return null
  const query = target.search === '' ? '?edit' : `${target.search}&edit`
  return `${target.pathname}${query}${target.hash}`
}

import { followedLink } from '@/components/behavior/links/followed-link'
import { linkInText } from '../page-elements/link-in-text'
import { editedAddress } from '../ui/edited-address'

/** Marks what leads away from editing on purpose. */
export const leavesEditing = { 'data-leaves-editing': '' }

const leavesOnPurpose = (link: Element) => link.closest('[data-leaves-editing]') !== null

/** Where a click leads from a page that is edited: menus and texts lead to pages that are edited too. Null for what is followed as it stands. */
export function followedInEditMode(event: MouseEvent, here: string): string | null {
  const link = followedLink(event)
  return link && !leavesOnPurpose(link) ? editedAddress(link.href, here) : null
}

/**
 * What a click with Ctrl or Cmd, or with the middle button, opens in another tab: pages are edited there, too. In a text that is
 * edited other links count as well. Null for what the browser opens as it stands.
 */
export function openedInNewTab(event: MouseEvent, here: string): string | null {
  const isMeant = event.button === 1 || (event.button === 0 && (event.ctrlKey || event.metaKey))
  if (!isMeant || event.shiftKey || event.altKey || !(event.target instanceof Element)) return null
  const written = linkInText(event.target)
  // The text itself prevents that its links are followed.
  const link = written ?? (event.defaultPrevented ? null : event.target.closest<HTMLAnchorElement>('a[href]'))
  if (!link || link.hasAttribute('download') || leavesOnPurpose(link)) return null
  return editedAddress(link.href, here) ?? written?.href ?? null
}

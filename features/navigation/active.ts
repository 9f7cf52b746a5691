import type { MenuEntry } from '@/lib/contract/site/navigation'

/** The state of a menu entry: the current page, an ancestor of it, or neither. */
export type ActiveState = 'page' | 'section' | 'none'

/** The current location, which the menus mark. */
export interface MenuLocation {
  /** The address of the current page; null for none. */
  address: string | null
  /** The addresses of its ancestors in the page tree. */
  parents: readonly string[]
}

/**
 * Returns the state of an entry (spec §3). It is a section if it is an ancestor of the current page
 * or a prefix of its address. The home page is never a section.
 */
export function getActiveState(entry: MenuEntry, location: MenuLocation): ActiveState {
  const { address, parents } = location
  if (address === null) return 'none'
  if (entry.url === address) return 'page'
  const isHome = entry.url.lastIndexOf('/') === 0
  const isAddressPrefix = entry.url !== '' && !isHome && address.startsWith(`${entry.url}/`)
  const isAncestor = isAddressPrefix || parents.includes(entry.url)
  return isAncestor || entry.children.some((child) => isMarked(child, location)) ? 'section' : 'none'
}

/** Returns true if the entry or a descendant of it is the current page or an ancestor. */
export function isMarked(entry: MenuEntry, location: MenuLocation): boolean {
  return getActiveState(entry, location) !== 'none'
}

/** Converts a state to a value of `aria-current`. */
export function toAriaCurrent(state: ActiveState): 'page' | 'true' | undefined {
  return { page: 'page' as const, section: 'true' as const, none: undefined }[state]
}

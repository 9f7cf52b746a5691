import type { MenuEntry } from '@/lib/contract/site/navigation'

/** How an entry relates to the page shown: the page itself, a page above it, or neither. */
export type ActiveState = 'page' | 'section' | 'none'

/** Where the visitor is, as the menus mark it. */
export interface MenuLocation {
  /** The address of the page shown; null for none. */
  address: string | null
  /** The addresses of the pages above it in the page tree. */
  parents: readonly string[]
}

/**
 * Marks the section shown (spec §3): a page belongs to the entries of the pages above it, and to those below which its address
 * lies. All pages lie below the home page, which is no section.
 */
export function activeState(entry: MenuEntry, location: MenuLocation): ActiveState {
  const { address, parents } = location
  if (address === null) return 'none'
  if (entry.url === address) return 'page'
  const isHome = entry.url.lastIndexOf('/') === 0
  const isBelow = entry.url !== '' && !isHome && address.startsWith(`${entry.url}/`)
  const isAbove = isBelow || parents.includes(entry.url)
  return isAbove || entry.children.some((child) => isMarked(child, location)) ? 'section' : 'none'
}

/** Whether an entry, or one below it, is marked. */
export function isMarked(entry: MenuEntry, location: MenuLocation): boolean {
  return activeState(entry, location) !== 'none'
}

/** The value of `aria-current` for a state. */
export function ariaCurrent(state: ActiveState): 'page' | 'true' | undefined {
  return { page: 'page' as const, section: 'true' as const, none: undefined }[state]
}

import type { MenuEntry } from '@/lib/contract/navigation'

/** How an entry relates to the page shown: the page itself, a page above it, or neither. */
export type ActiveState = 'page' | 'section' | 'none'

/**
 * Marks the section shown. A page belongs to an entry when its address lies below the entry's, or below one of the entry's
 * descendants' (a page may have been moved in the menu). All pages lie below the home page, which is no section.
 */
export function activeState(entry: MenuEntry, address: string | null): ActiveState {
  if (address === null || entry.url === '') return 'none'
  if (entry.url === address) return 'page'
  const isHome = entry.url.lastIndexOf('/') === 0
  const isBelow = !isHome && address.startsWith(`${entry.url}/`)
  return isBelow || entry.children.some((child) => activeState(child, address) !== 'none')
    ? 'section'
    : 'none'
}

/** The value of `aria-current` for a state. */
export function ariaCurrent(state: ActiveState): 'page' | 'true' | undefined {
  return { page: 'page' as const, section: 'true' as const, none: undefined }[state]
}

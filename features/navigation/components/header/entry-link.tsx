import type { ReactNode } from 'react'
import { PlainLink } from '@/components/link/smart-link'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { getActiveState, type MenuLocation, toAriaCurrent } from '../../active'

/** The props of menu entries, which use no hooks (see `StaticMarkup`). */
export interface MenuProps {
  location: MenuLocation
  /** The hint for links that open in a new tab. */
  newTabHint: string
}

export interface EntryLinkProps extends MenuProps {
  entry: MenuEntry
  className?: string
  /** Replaces the entry's name. */
  children?: ReactNode
}

export function getEntryName(entry: MenuEntry): string {
  return entry.menu_name || entry.title
}

/**
 * The link of a menu entry, marked for the current page and its ancestors. An entry without an
 * address is text.
 */
export function EntryLink({ entry, location, newTabHint, className, children = getEntryName(entry) }: EntryLinkProps) {
  if (entry.url === '') return <span className={className}>{children}</span>
  return (
    <PlainLink
      href={entry.url}
      className={className}
      current={toAriaCurrent(getActiveState(entry, location))}
      newTabHint={newTabHint}
    >
      {children}
    </PlainLink>
  )
}

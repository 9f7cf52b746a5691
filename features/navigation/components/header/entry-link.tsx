import type { ReactNode } from 'react'
import { PlainLink } from '@/components/link/smart-link'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { activeState, ariaCurrent, type MenuLocation } from '../../active'

/** What the entries of a menu need to be rendered, which uses no hooks (see `StaticMarkup`). */
export interface MenuProps {
  location: MenuLocation
  /** Said of a link that opens in a new tab. */
  newTabHint: string
}

export interface EntryLinkProps extends MenuProps {
  entry: MenuEntry
  className?: string
  /** Shown instead of the entry's name. */
  children?: ReactNode
}

/** The name of an entry in menus. */
export function entryName(entry: MenuEntry): string {
  return entry.menu_name || entry.title
}

/** The link of a menu entry, marked if it is the current page or an ancestor; an entry without an address is text. */
export function EntryLink({
  entry,
  location,
  newTabHint,
  className,
  children = entryName(entry),
}: EntryLinkProps) {
  if (entry.url === '') return <span className={className}>{children}</span>
  return (
    <PlainLink
      href={entry.url}
      className={className}
      current={ariaCurrent(activeState(entry, location))}
      newTabHint={newTabHint}
    >
      {children}
    </PlainLink>
  )
}

import type { ReactNode } from 'react'
import { SmartLink } from '@/components/link/smart-link'
import type { MenuEntry } from '@/lib/contract/navigation'
import { activeState, ariaCurrent, type MenuLocation } from '../../active'

export interface EntryLinkProps {
  entry: MenuEntry
  location: MenuLocation
  className?: string
  /** Shown instead of the entry's name. */
  children?: ReactNode
}

/** The name of an entry in menus. */
export function entryName(entry: MenuEntry): string {
  return entry.menu_name || entry.title
}

/** The link of a menu entry, marked if it is the current page or an ancestor; an entry without an address is text. */
export function EntryLink({ entry, location, className, children = entryName(entry) }: EntryLinkProps) {
  if (entry.url === '') return <span className={className}>{children}</span>
  return (
    <SmartLink href={entry.url} className={className} current={ariaCurrent(activeState(entry, location))}>
      {children}
    </SmartLink>
  )
}

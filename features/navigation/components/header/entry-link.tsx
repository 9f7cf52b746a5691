import type { ReactNode } from 'react'
import type { MenuEntry } from '@/lib/contract/navigation'
import { PageLink } from '@/lib/i18n/page-link'
import { activeState, ariaCurrent } from '../../active'

export interface EntryLinkProps {
  entry: MenuEntry
  address: string | null
  className?: string
  /** Shown in place of the entry's name. */
  children?: ReactNode
}

/** The name of an entry in menus. */
export function entryName(entry: MenuEntry): string {
  return entry.menu_name || entry.title
}

/** The link of a menu entry, marked when it is the page shown or above it; an entry that is only a heading is text. */
export function EntryLink({ entry, address, className, children = entryName(entry) }: EntryLinkProps) {
  if (entry.url === '') return <span className={className}>{children}</span>
  return (
    <PageLink href={entry.url} className={className} aria-current={ariaCurrent(activeState(entry, address))}>
      {children}
    </PageLink>
  )
}

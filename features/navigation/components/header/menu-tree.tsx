import type { MenuEntry } from '@/lib/contract/navigation'
import { PageLink } from '@/lib/i18n/page-link'
import { activeState, ariaCurrent } from '../../active'
import styles from './menu-tree.module.css'

/** All entries of the menu with what stands below them, two levels deep. */
export function MenuTree({ entries, address }: { entries: MenuEntry[]; address: string | null }) {
  return (
    <ul className={styles.tree}>
      {entries.map((entry) => (
        <li key={entry.url} className={styles.entry}>
          <EntryLink entry={entry} address={address} className={styles.main} />
          {entry.children.length > 0 && (
            <ul className={styles.children}>
              {entry.children.map((child) => (
                <li key={child.url}>
                  <EntryLink entry={child} address={address} className={styles.child} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

interface EntryLinkProps {
  entry: MenuEntry
  address: string | null
  className?: string
}

function EntryLink({ entry, address, className }: EntryLinkProps) {
  return (
    <PageLink href={entry.url} className={className} aria-current={ariaCurrent(activeState(entry, address))}>
      {entry.menu_name || entry.title}
    </PageLink>
  )
}

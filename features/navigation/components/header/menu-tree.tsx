import { Disclosure } from '@/components/ui/disclosure'
import type { MenuEntry } from '@/lib/contract/navigation'
import { activeState } from '../../active'
import { EntryLink, entryName, type MenuProps } from './entry-link'
import styles from './menu-tree.module.css'

export interface MenuTreeProps extends MenuProps {
  entries: MenuEntry[]
  /** Names the button that unfolds what is below an entry. */
  belowLabel: (name: string) => string
}

/** All entries of the menu. Entries below another are collapsed, except in the current section. */
export function MenuTree({ entries, belowLabel, ...menu }: MenuTreeProps) {
  return (
    <ul className={styles.tree}>
      {entries.map((entry) => (
        <li key={entry.url || entry.title} className={styles.entry}>
          <EntryLink entry={entry} {...menu} className={styles.link} />
          {entry.children.length > 0 && (
            <Disclosure
              className={styles.below}
              open={activeState(entry, menu.location) !== 'none'}
              button={{ className: styles.unfold }}
              summary={<span className="visually-hidden">{belowLabel(entryName(entry))}</span>}
            >
              <MenuTree entries={entry.children} belowLabel={belowLabel} {...menu} />
            </Disclosure>
          )}
        </li>
      ))}
    </ul>
  )
}

import { type MarkupCache, StaticMarkup } from '@/components/markup/static-markup'
import { Disclosure } from '@/components/ui/disclosure'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { isMarked } from '../../active'
import { EntryLink, getEntryName, type MenuProps } from './entry-link'
import styles from './menu-tree.module.css'

export interface MenuTreeProps extends MenuProps {
  entries: MenuEntry[]
  /** Returns the label of the button that shows the children of an entry. */
  getToggleLabel: (name: string) => string
}

/** The cached markup of top-level entries that do not contain the current page. */
const unmarkedBranches: MarkupCache = new WeakMap()

/** The menu as a tree. Entries are collapsed, except the current page and its ancestors. */
export function MenuTree({ entries, ...menu }: MenuTreeProps) {
  return (
    <ul className={styles.tree}>
      {entries.map((entry) => (
        <StaticMarkup
          key={entry.url || entry.title}
          as="li"
          className={styles.entry}
          cached={isMarked(entry, menu.location) ? null : { cache: unmarkedBranches, key: entry }}
        >
          <Branch entry={entry} {...menu} />
        </StaticMarkup>
      ))}
    </ul>
  )
}

function Branch({ entry, ...menu }: Omit<MenuTreeProps, 'entries'> & { entry: MenuEntry }) {
  const { getToggleLabel, location } = menu
  return (
    <>
      <EntryLink entry={entry} {...menu} className={styles.link} />
      {entry.children.length > 0 && (
        <Disclosure
          className={styles.below}
          open={isMarked(entry, location)}
          button={{ className: styles.unfold }}
          summary={<span className="visually-hidden">{getToggleLabel(getEntryName(entry))}</span>}
        >
          <ul className={styles.tree}>
            {entry.children.map((child) => (
              <li key={child.url || child.title} className={styles.entry}>
                <Branch entry={child} {...menu} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

import { useTranslations } from 'next-intl'
import { Disclosure } from '@/components/ui/disclosure'
import type { MenuEntry } from '@/lib/contract/navigation'
import { activeState, type MenuLocation } from '../../active'
import { EntryLink, entryName } from './entry-link'
import styles from './menu-tree.module.css'

export interface MenuTreeProps {
  entries: MenuEntry[]
  location: MenuLocation
}

/** All entries of the menu. Entries below another are collapsed, except in the current section. */
export function MenuTree({ entries, location }: MenuTreeProps) {
  const t = useTranslations('menus')
  return (
    <ul className={styles.tree}>
      {entries.map((entry) => (
        <li key={entry.url || entry.title} className={styles.entry}>
          <EntryLink entry={entry} location={location} className={styles.link} />
          {entry.children.length > 0 && (
            <Disclosure
              className={styles.below}
              open={activeState(entry, location) !== 'none'}
              button={{ className: styles.unfold }}
              summary={<span className="visually-hidden">{t('below', { name: entryName(entry) })}</span>}
            >
              <MenuTree entries={entry.children} location={location} />
            </Disclosure>
          )}
        </li>
      ))}
    </ul>
  )
}

import { Picture } from '@/components/media/picture'
import type { MenuEntry } from '@/lib/contract/navigation'
import type { MenuLocation } from '../../active'
import { drawerColumns } from '../../drawer-columns'
import { EntryLink, entryName } from './entry-link'
import styles from './menu-drawer.module.css'

export interface MenuDrawerProps {
  entry: MenuEntry
  location: MenuLocation
}

/** The drawer of a top-level entry: its title, and its children as groups in columns (spec §2). */
export function MenuDrawer({ entry, location }: MenuDrawerProps) {
  return (
    <div className={`on-dark ${styles.drawer}`}>
      <div className={`shell ${styles.content}`}>
        <p className={styles.title}>
          <EntryLink entry={entry} location={location} />
        </p>
        <div className={styles.columns}>
          {drawerColumns(entry.children).map((groups) => (
            <ul key={groups[0]?.url || groups[0]?.title} className={styles.column}>
              {groups.map((group) => (
                <li key={group.url || group.title}>
                  <Group group={group} location={location} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      </div>
    </div>
  )
}

function Group({ group, location }: { group: MenuEntry; location: MenuLocation }) {
  if (group.menu_thumbs) {
    return (
      <EntryLink entry={group} location={location} className={styles.picture}>
        <Picture
          image={{ alt: '', focal: { x: 0.5, y: 0.5 }, thumbs: group.menu_thumbs }}
          sizes="(min-width: 64em) 22vw, 90vw"
        />
        <span className={styles.groupTitle}>{entryName(group)}</span>
      </EntryLink>
    )
  }
  return (
    <>
      <EntryLink entry={group} location={location} className={styles.groupTitle} />
      {group.children.length > 0 && (
        <ul className={styles.links}>
          {group.children.map((link) => (
            <li key={link.url || link.title}>
              <EntryLink entry={link} location={location} className={styles.link} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

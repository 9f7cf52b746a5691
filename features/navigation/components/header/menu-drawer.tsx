import { type MarkupCache, StaticMarkup } from '@/components/markup/static-markup'
import { Picture } from '@/components/media/picture'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { isMarked } from '../../active'
import { distributeGroups } from '../../drawer-columns'
import { EntryLink, getEntryName, type MenuProps } from './entry-link'
import styles from './menu-drawer.module.css'

/** The cached markup of drawers that do not contain the current page. */
const drawers: MarkupCache = new WeakMap()

export interface MenuDrawerProps extends MenuProps {
  entry: MenuEntry
}

/** The drawer of a top-level entry: its title, and its children as groups in columns (spec §2). */
export function MenuDrawer({ entry, ...menu }: MenuDrawerProps) {
  return (
    <div className={`on-dark ${styles.drawer}`}>
      <StaticMarkup
        className={`shell ${styles.content}`}
        cached={isMarked(entry, menu.location) ? null : { cache: drawers, key: entry }}
      >
        <Columns entry={entry} {...menu} />
      </StaticMarkup>
    </div>
  )
}

function Columns({ entry, ...menu }: MenuDrawerProps) {
  return (
    <>
      <p className={styles.title}>
        <EntryLink entry={entry} {...menu} />
      </p>
      <div className={styles.columns}>
        {distributeGroups(entry.children).map((groups) => (
          <ul key={groups[0]?.url || groups[0]?.title} className={styles.column}>
            {groups.map((group) => (
              <li key={group.url || group.title}>
                <Group group={group} {...menu} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </>
  )
}

function Group({ group, ...menu }: { group: MenuEntry } & MenuProps) {
  if (group.menu_thumbs) {
    return (
      <EntryLink entry={group} {...menu} className={styles.picture}>
        <Picture
          image={{ alt: '', focal: { x: 0.5, y: 0.5 }, thumbs: group.menu_thumbs }}
          sizes="(min-width: 64em) 22vw, 90vw"
        />
        <span className={styles.groupTitle}>{getEntryName(group)}</span>
      </EntryLink>
    )
  }
  return (
    <>
      <EntryLink entry={group} {...menu} className={styles.groupTitle} />
      {group.children.length > 0 && (
        <ul className={styles.links}>
          {group.children.map((link) => (
            <li key={link.url || link.title}>
              <EntryLink entry={link} {...menu} className={styles.link} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

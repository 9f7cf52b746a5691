import { PageLink } from '@/lib/i18n/page-link'
import type { SelfServiceEntry, SelfServiceMenuData } from '../../self-service'
import styles from './self-service-menu.module.css'

/**
 * The self-service menu (spec §2): heading, the user's entries and, below a line, the account
 * entries.
 */
export function SelfServiceMenu({ menu, address }: { menu: SelfServiceMenuData; address: string | null }) {
  return (
    <nav aria-label={menu.heading} className={styles.menu}>
      <p className={styles.heading}>{menu.heading}</p>
      <Entries entries={menu.entries} address={address} className={styles.entries} />
      <Entries entries={menu.meta} address={address} className={styles.meta} />
    </nav>
  )
}

interface EntriesProps {
  entries: SelfServiceEntry[]
  address: string | null
  className?: string
}

function Entries({ entries, address, className }: EntriesProps) {
  return (
    <ul className={className}>
      {entries.map(({ title, url, children }) => (
        <li key={`${url} ${title}`}>
          <PageLink href={url} className={styles.entry} aria-current={url === address ? 'page' : undefined}>
            {title}
          </PageLink>
          {children.length > 0 && <Entries entries={children} address={address} className={styles.children} />}
        </li>
      ))}
    </ul>
  )
}

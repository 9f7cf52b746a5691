import { PageLink } from '@/lib/i18n/page-link'
import styles from './filter-links.module.css'

export interface FilterLink {
  href: string
  title: string
  isCurrent: boolean
}

/** Words to switch between lists by: one of them is shown. Nothing where there is no choice. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  if (links.length < 2) return null
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ href, title, isCurrent }) => (
          <li key={href}>
            <PageLink className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

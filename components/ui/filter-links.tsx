import { PageLink } from '@/lib/i18n/page-link'
import styles from './filter-links.module.css'

export interface FilterLink {
  href: string
  title: string
  isCurrent: boolean
  /** The number of entries in its list. */
  count?: number
}

export interface FilterLinksProps {
  label: string
  links: readonly FilterLink[]
  /** True for long lists of filters. The links are then small and next to their label. */
  isDense?: boolean
}

/** Links to switch between lists; renders nothing for fewer than two. */
export function FilterLinks({ label, links, isDense = false }: FilterLinksProps) {
  if (links.length < 2) return null
  return (
    <nav className={isDense ? styles.dense : undefined} aria-label={label}>
      {isDense && (
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
      )}
      <ul className={styles.links}>
        {links.map(({ href, title, isCurrent, count }) => (
          <li key={href}>
            <PageLink className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {title}
              {count !== undefined && <span className={styles.count}> {count}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

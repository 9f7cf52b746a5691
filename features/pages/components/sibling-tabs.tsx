'use client'

import { usePageFrame } from '@/components/page-frame/page-frame-provider'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './sibling-tabs.module.css'

/** Links to the siblings of the current page, including itself (spec §3, `has_tab_navigation`). */
export function SiblingTabs({ label }: { label: string }) {
  const { address, siblings } = usePageFrame()
  if (siblings.length < 2) return null
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul className={styles.list}>
        {siblings.map(({ id, title, url }) => (
          <li key={id}>
            <PageLink className={styles.tab} href={url} aria-current={url === address ? 'page' : undefined}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

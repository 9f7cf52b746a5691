import { useTranslations } from 'next-intl'
import type { PageLink as Sibling } from '@/lib/contract/pages/page'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './sibling-tabs.module.css'

export interface SiblingTabsProps {
  siblings: readonly Sibling[]
  currentId: number
}

/** Links to the siblings of a page, including itself (spec §3, `has_tab_navigation`). */
export function SiblingTabs({ siblings, currentId }: SiblingTabsProps) {
  const t = useTranslations('pages')
  if (siblings.length < 2) return null
  return (
    <nav className={styles.tabs} aria-label={t('siblings')}>
      <ul className={styles.list}>
        {siblings.map(({ id, title, url }) => (
          <li key={id}>
            <PageLink className={styles.tab} href={url} aria-current={id === currentId ? 'page' : undefined}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

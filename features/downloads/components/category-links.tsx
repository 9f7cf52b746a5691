import { useTranslations } from 'next-intl'
import type { DownloadCategory } from '@/lib/contract/download'
import { PageLink } from '@/lib/i18n/page-link'
import type { DownloadAddresses } from '../addresses'
import styles from './category-links.module.css'

export interface CategoryLinksProps {
  categories: DownloadCategory[]
  current: DownloadCategory | null
  addresses: DownloadAddresses
}

/** Links to filter by category, "all" first. */
export function CategoryLinks({ categories, current, addresses }: CategoryLinksProps) {
  const t = useTranslations('downloads')
  const link = (href: string, label: string, isCurrent: boolean) => (
    <li key={href}>
      <PageLink className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </PageLink>
    </li>
  )
  return (
    <nav aria-label={t('categories')}>
      <ul className={styles.links}>
        {link(addresses.list(null), t('all'), current === null)}
        {categories.map((category) =>
          link(addresses.list(category), category.title, category.id === current?.id),
        )}
      </ul>
    </nav>
  )
}

import { useTranslations } from 'next-intl'
import type { Page } from '@/lib/contract/pages/page'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './breadcrumbs.module.css'

/** Links to the pages above a page, from the top. */
export function Breadcrumbs({ parents }: Pick<Page, 'parents'>) {
  const t = useTranslations('pages')
  if (parents.length === 0) return null
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs')}>
      <ol>
        {parents.map(({ id, title, url }) => (
          <li key={id}>
            <PageLink href={url}>{title}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import type { PageLinks } from '@/lib/contract/page-tree'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './links-here.module.css'

/** What links to a page, each place a step away from being edited. */
export function LinksHere({ links }: { links: PageLinks | 'loading' | 'failed' }) {
  const t = useTranslations('hub.links')
  if (typeof links === 'string') return <p role="status">{t(links)}</p>
  const { pages, containers, redirects } = links
  if (pages.length + containers.length + redirects.length === 0) return <p role="status">{t('none')}</p>
  return (
    <section aria-label={t('title')} className={styles.links}>
      <h3>{t('title')}</h3>
      <ul>
        {pages.map(({ id, locale, title, url, modules }) => (
          <li key={`${id} ${locale}`}>
            <PageLink href={`${url}?edit`} target="_blank" rel="noopener" lang={locale}>
              {title}
            </PageLink>{' '}
            ({t('places', { count: Math.max(1, modules.length) })})
          </li>
        ))}
        {containers.map(({ slug, locale }) => (
          <li key={`${slug} ${locale}`}>{t('container', { slug })}</li>
        ))}
        {redirects.map(({ old_path }) => (
          <li key={old_path}>{t('redirect', { path: old_path })}</li>
        ))}
      </ul>
    </section>
  )
}

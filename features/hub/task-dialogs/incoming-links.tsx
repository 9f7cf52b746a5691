'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { ReadFailure } from '@/components/ui/read-failure'
import type { PageLinks } from '@/lib/contract/pages/page-tree'
import { toContainerAddress, toSelectionAddress } from '@/lib/i18n/hub-address'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './incoming-links.module.css'

/**
 * Lists the pages, containers and HTML selections that link to a page, each with a link to its
 * editor, and the redirects to the page.
 */
export function IncomingLinks({ query }: { query: UseQueryResult<PageLinks> }) {
  const t = useTranslations('hub.links')
  if (query.isPending) return <p role="status">{t('loading')}</p>
  if (!query.data) return <ReadFailure query={query} />
  const { pages, containers, selections, redirects } = query.data
  if ([pages, containers, selections, redirects].every(({ length }) => length === 0))
    return <p role="status">{t('none')}</p>
  return (
    <section aria-label={t('title')} className={styles.links}>
      <h3>{t('title')}</h3>
      <ul>
        {pages.map(({ id, locale, title, url, modules }) => (
          <li key={`${id} ${locale}`}>
            <PageLink href={`${url}?edit`} target="_blank" rel="noopener" lang={locale}>
              {title}
            </PageLink>{' '}
            ({t('occurrences', { count: Math.max(1, modules.length) })})
          </li>
        ))}
        {containers.map(({ slug, locale }) => (
          <li key={`container ${slug} ${locale}`}>
            <PageLink href={toContainerAddress(locale, slug)} target="_blank" rel="noopener">
              {t('container', { slug })}
            </PageLink>
          </li>
        ))}
        {selections.map(({ slug, title, locale }) => (
          <li key={`selection ${slug} ${locale}`}>
            <PageLink href={toSelectionAddress(locale, slug)} target="_blank" rel="noopener">
              {t('selection', { title: title || slug })}
            </PageLink>
          </li>
        ))}
        {redirects.map(({ old_path }) => (
          <li key={old_path}>{t('redirect', { path: old_path })}</li>
        ))}
      </ul>
    </section>
  )
}

'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Locale } from '@/lib/contract/locale'
import type { PageDraft, PageVersion } from '@/lib/contract/page-editing'
import { PageLink } from '@/lib/i18n/page-link'
import { readVersions } from '../calls'
import styles from '../desk/desk.module.css'

/** The page's versions, the newest first, each to be looked at; read when the list is opened. */
export function VersionsPanel({ page, locale }: { page: PageDraft; locale: Locale }) {
  const t = useTranslations('editor.versions')
  const [versions, setVersions] = useState<PageVersion[] | 'loading' | 'failed'>('loading')
  const address = page.urls[locale] ?? `/${locale}`

  const load = async () => {
    setVersions('loading')
    setVersions((await readVersions(locale, page.id)) ?? 'failed')
  }

  return (
    <details
      className={styles.disclosure}
      name="editor-desk"
      onToggle={(event) => event.currentTarget.open && void load()}
    >
      <summary className={styles.control}>{t('title')}</summary>
      <div className={styles.panel}>
        {typeof versions === 'string' ? (
          <p role="status">{t(versions)}</p>
        ) : (
          <VersionList versions={versions} address={address} />
        )}
      </div>
    </details>
  )
}

function VersionList({ versions, address }: { versions: PageVersion[]; address: string }) {
  const t = useTranslations('editor.versions')
  const format = useFormatter()
  if (versions.length === 0) return <p>{t('none')}</p>
  return (
    <ol className={styles.versions}>
      {versions.map(({ id, number, note, author, created_at, is_published }) => (
        <li key={id}>
          <PageLink href={`${address}?v=${id}`}>{t('version', { number })}</PageLink>
          {is_published && <strong> {t('published')}</strong>}
          <p className={styles.quiet}>
            {format.dateTime(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' })}
            {author && `, ${author}`}
          </p>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ol>
  )
}

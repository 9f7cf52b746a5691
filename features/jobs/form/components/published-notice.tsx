import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button, getButtonClass } from '@/components/ui/button'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import { useJobFormContext } from '../use-job-form'
import styles from './job-form.module.css'

/** Links to the published ad and to the next actions. */
export function PublishedNotice({ url }: { url: string }) {
  const t = useTranslations('jobs.form.published')
  const { locale, onOpen } = useJobFormContext()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.published} data-wide="">
      <h2 ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <p>
        {t('address')} <PageLink href={url}>{new URL(url, window.location.origin).href}</PageLink>
      </p>
      <div className={styles.buttons}>
        <PageLink href={url} className={getButtonClass('primary')}>
          {t('show')}
        </PageLink>
        <PageLink href={buildPath(locale, '/meine-stellenanzeigen')}>{t('mine')}</PageLink>
        <Button onClick={() => onOpen(null)}>{t('another')}</Button>
      </div>
    </div>
  )
}

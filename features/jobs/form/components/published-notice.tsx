import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button, getButtonClass } from '@/components/ui/button'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import { formatDate } from '@/lib/time-in-words'
import { toOwnJobLine } from '../../own-jobs/own-job-line'
import { useJobFormContext } from '../use-job-form'
import styles from './job-form.module.css'

/** Links to the published ad and to the next actions. */
export function PublishedNotice({ job }: { job: OwnJob }) {
  const t = useTranslations('jobs.form.published')
  const { locale, onOpen } = useJobFormContext()
  const { url, day } = toOwnJobLine(job)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.published} data-wide="">
      <h2 ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p>{t('text', { day: formatDate(day, locale) })}</p>
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

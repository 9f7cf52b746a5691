import { useTranslations } from 'next-intl'
import { getButtonClass } from '@/components/ui/button'
import { toMailtoUrl } from '@/lib/contract/common/email'
import type { Locale } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import styles from './job-form.module.css'

export interface NoJobAccessProps {
  locale: Locale
  isEditor: boolean
  /** The e-mail address of the office; empty if unknown. */
  officeEmail: string
}

/** Shown instead of the form if the account may not write job ads: explains how to get access. */
export function NoJobAccess({ locale, isEditor, officeEmail }: NoJobAccessProps) {
  const t = useTranslations('jobs.form.noAccess')
  const subject = encodeURIComponent(t('subject'))
  return (
    <div className={styles.published} data-wide="">
      <h2>{t('title')}</h2>
      <p>{isEditor ? t('editor') : t('text')}</p>
      <p className={styles.buttons}>
        {!isEditor && officeEmail !== '' && (
          <a className={getButtonClass('primary')} href={`${toMailtoUrl(officeEmail)}?subject=${subject}`}>
            {t('mail')}
          </a>
        )}
        {!isEditor && <PageLink href={buildPath(locale, '/ansprechpersonen')}>{t('contact')}</PageLink>}
        <PageLink href={buildPath(locale, '/jobboerse')}>{t('board')}</PageLink>
      </p>
    </div>
  )
}

/** Shown instead of the form if the ad in the address does not belong to the user. */
export function NoSuchJob({ locale }: { locale: Locale }) {
  const t = useTranslations('jobs.form.missing')
  return (
    <div className={styles.published} data-wide="">
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <p className={styles.buttons}>
        <PageLink href={buildPath(locale, '/meine-stellenanzeigen')}>{t('mine')}</PageLink>
        <PageLink href={buildPath(locale, '/stellenanzeige-veroeffentlichen')}>{t('another')}</PageLink>
      </p>
    </div>
  )
}

import { useTranslations } from 'next-intl'
import type { Failure } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import { jobFormAddress } from '@/lib/i18n/own-job-address'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './own-jobs.module.css'

export interface OwnJobProblemProps {
  failure: Failure
  /** The ad on which the action failed. */
  id: number
  locale: Locale
}

/** Explains why an action on an ad failed and what to do next. */
export function OwnJobProblem({ failure: { status }, id, locale }: OwnJobProblemProps) {
  const t = useTranslations('ownJobs.problems')
  return (
    <p className={styles.problem} role="alert">
      {t(toMessageKey(status))}{' '}
      {status === 400 && <PageLink href={jobFormAddress(locale, id)}>{t('complete')}</PageLink>}
      {status === 401 && <PageLink href={`/${locale}/account/login`}>{t('login')}</PageLink>}
    </p>
  )
}

function toMessageKey(status: number) {
  switch (status) {
    case 0:
      return 'offline'
    case 400:
      return 'incomplete'
    case 401:
      return 'loginMissing'
    case 404:
      return 'gone'
    case 409:
      return 'changed'
    default:
      return 'failed'
  }
}

import { useTranslations } from 'next-intl'
import { type Failure, isOutdated } from '@/lib/api/result'
import type { Locale } from '@/lib/contract/common/locale'
import { toJobFormAddress } from '@/lib/i18n/own-job-address'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './own-jobs.module.css'

export interface OwnJobProblemProps {
  failure: Failure
  /** The ad on which the action failed. */
  id: number
  locale: Locale
}

/** Explains why an action on an ad failed and what to do next. */
export function OwnJobProblem({ failure, id, locale }: OwnJobProblemProps) {
  const t = useTranslations('ownJobs.problems')
  const { status, fields, detail } = failure
  const label = useTranslations('jobs.form.fields')
  const messages = Object.entries(fields).map(([name, [message]]) => {
    const field = name as Exclude<Parameters<typeof label>[0], 'translation'>
    return label.has(field) ? `${label(field)}: ${message}` : message
  })
  const key = toMessageKey(failure)
  return (
    <p className={styles.problem} role="alert">
      {key ? t(key) : (detail ?? t('failed'))} {messages.join(' ')}{' '}
      {status === 400 && <PageLink href={toJobFormAddress(locale, id)}>{t('edit')}</PageLink>}
      {status === 401 && <PageLink href={`/${locale}/account/login`}>{t('login')}</PageLink>}
    </p>
  )
}

/** Returns the key of the explanation; null for a refusal that the backend explains. */
function toMessageKey(failure: Failure) {
  const { status, fields } = failure
  if (status === 0) return 'offline'
  if (status === 401) return 'loginMissing'
  if (status === 404) return 'gone'
  if (Object.keys(fields).length > 0) return 'refused'
  return isOutdated(failure) ? 'changed' : null
}

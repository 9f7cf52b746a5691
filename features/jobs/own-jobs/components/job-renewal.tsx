import { useTranslations } from 'next-intl'
import formStyles from '@/components/form/form.module.css'
import { SubmitButton } from '@/components/ui/submit-button'
import { type Locale, languageTags } from '@/lib/contract/common/locale'
import type { JobRenewal } from '@/lib/contract/jobs/job-renewal'
import { toLangAttribute } from '@/lib/i18n/lang-attribute'
import { PageLink } from '@/lib/i18n/page-link'
import { formatDate } from '@/lib/time-in-words'
import { ownJobsAddress } from '../own-jobs-address'
import styles from './job-action.module.css'

interface JobRenewalProps {
  /** The ad to renew; null if it cannot be displayed. */
  renewal: JobRenewal | null
  /** False if the server has rejected the key in the link. */
  mayBeValid: boolean
  /** The result of submitting this page's form; null before that. */
  attempt: 'done' | 'failed' | null
  locale: Locale
}

/**
 * An expiring job ad with a button that renews it. A link in a mail leads here; the form also works
 * in a browser without JavaScript, because it posts to the page's own address.
 */
export function JobRenewalView({ renewal, mayBeValid, attempt, locale }: JobRenewalProps) {
  const t = useTranslations('ownJobs')
  const allAdsLink = <PageLink href={ownJobsAddress(locale)}>{t('mailedRenewal.all')}</PageLink>
  if (renewal === null) {
    return (
      <div className={formStyles.notice} role="alert">
        <p>{t(mayBeValid ? 'mailedRenewal.unreadable' : 'mailedRenewal.invalid')}</p>
        <p>{allAdsLink}</p>
      </div>
    )
  }
  const { state, job, last_day, renewed_last_day } = renewal
  const isRunning = state === 'open' || state === 'running'
  const day = last_day === null ? '' : formatDate(last_day, locale)
  return (
    <>
      <Outcome state={state} attempt={attempt} day={day} />
      {job && (
        <section className={styles.job} aria-labelledby="renewed-job">
          {isRunning && <p className={styles.state}>{t('mailedRenewal.runsUntil', { day })}</p>}
          {state === 'expired' && <p className={styles.state}>{t('stateWith.expired', { day })}</p>}
          <h2 id="renewed-job" lang={toLangAttribute(job.language, locale)}>
            {job.title}
          </h2>
          <p className={styles.employer}>{[job.employer, job.place].filter(Boolean).join(', ')}</p>
          {renewed_last_day !== null && (
            <form method="post" className={formStyles.form}>
              <p>
                {t('mailedRenewal.ask', { day: formatDate(renewed_last_day, locale) })} {t('mailedRenewal.hint')}
              </p>
              <div className={formStyles.actions}>
                <SubmitButton isSending={false} worksWithoutScript>
                  {t('mailedRenewal.submit', { day: formatDay(renewed_last_day, locale) })}
                </SubmitButton>
              </div>
            </form>
          )}
          {isRunning && (
            <p>
              <PageLink href={job.url}>{t('actions.view')}</PageLink>
            </p>
          )}
        </section>
      )}
      {!isRunning && <p>{allAdsLink}</p>}
    </>
  )
}

function Outcome({
  state,
  attempt,
  day,
}: Pick<JobRenewalProps, 'attempt'> & { state: JobRenewal['state']; day: string }) {
  const t = useTranslations('ownJobs.mailedRenewal')
  if (state === 'open' && attempt === null) return null
  const isDone = state === 'running' && attempt === 'done'
  return (
    <div className={formStyles.notice} role={isDone || state === 'running' ? 'status' : 'alert'}>
      <p>{isDone ? t('done', { day }) : t(state === 'open' ? 'failed' : state, { day })}</p>
    </div>
  )
}

function formatDay(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(new Date(day))
}

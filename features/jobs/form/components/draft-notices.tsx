import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { formatDateTime } from '@/lib/time-in-words'
import { useJobFormContext } from '../use-job-form'
import styles from './job-form.module.css'

/** Notices above the form: the state of the ad, and values restored from this browser. */
export function DraftNotices() {
  const t = useTranslations('jobs.form')
  const { draft, state, locale } = useJobFormContext()
  const { job, restoredAt } = state
  const endState = job?.state === 'expired' || job?.state === 'withdrawn' ? job.state : null
  return (
    <>
      {job?.state === 'published' && <p className={styles.notice}>{t('running')}</p>}
      {job?.is_blocked && <p className={styles.notice}>{t('blocked')}</p>}
      {endState && !job?.is_blocked && <p className={styles.notice}>{t(`ended.${endState}`)}</p>}
      {restoredAt && (
        <div className={styles.notice}>
          <p>{t('restored', { time: formatDateTime(new Date(restoredAt), locale) })}</p>
          <Button onClick={() => draft.discard()}>{t('discard')}</Button>
        </div>
      )}
    </>
  )
}

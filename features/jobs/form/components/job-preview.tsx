import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { JobDetail } from '../../components/job-detail'
import { useJobFormContext } from '../use-job-form'
import { EntryPreview, preventNavigation, usePreview } from './entry-preview'
import styles from './job-preview.module.css'

export type RenderText = (text: string) => ReactNode

/** The preview of the ad: its entry in the list and its page. */
export function JobPreview({ renderText, onClose }: { renderText: RenderText; onClose: () => void }) {
  const t = useTranslations('jobs.form')
  const { locale, today } = useJobFormContext()
  const job = usePreview()
  return (
    <Dialog
      title={t('previewTitle')}
      className={styles.preview}
      headContent={<Button onClick={onClose}>{t('closePreview')}</Button>}
      onClose={onClose}
    >
      <section className={styles.entry} aria-label={t('previewBoard')}>
        <EntryPreview />
      </section>
      <article className={styles.detail} onClickCapture={preventNavigation}>
        <JobDetail job={job} locale={locale} today={today} renderText={renderText} address={null} />
      </article>
    </Dialog>
  )
}

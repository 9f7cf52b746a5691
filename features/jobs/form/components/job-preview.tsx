import { useTranslations } from 'next-intl'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { JobDetail } from '../../components/job-detail'
import { JobEntry } from '../../components/job-entry'
import listStyles from '../../components/job-list.module.css'
import { useEntryTexts } from '../../components/use-entry-texts'
import { jobLineOf } from '../../job-line'
import { previewOf } from '../preview-of'
import { useJobFormParts } from '../use-job-form'
import styles from './job-preview.module.css'

export type RenderText = (text: string) => ReactNode

/** The links of what is looked at lead nowhere: who follows one would leave what is written. */
const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

function usePreview() {
  const t = useTranslations('jobs.form')
  const { form, choices, state, locale, today } = useJobFormParts()
  const job = previewOf(form.getValues(), choices, { job: state.job, locale, today })
  return { ...job, title: job.title.trim() || t('previewEmpty') }
}

/** The ad as a line of the board. */
export function EntryPreview() {
  const { locale, today } = useJobFormParts()
  const texts = useEntryTexts()
  const line = jobLineOf({ ...usePreview() }, locale)
  return (
    line && (
      <div className={listStyles.list} onClickCapture={stay}>
        <JobEntry job={line} today={today} texts={texts} />
      </div>
    )
  )
}

/** The ad as it will be seen: as a line of the board, and as its page. */
export function JobPreview({ renderText, onClose }: { renderText: RenderText; onClose: () => void }) {
  const t = useTranslations('jobs.form')
  const { locale, today } = useJobFormParts()
  const job = usePreview()
  return (
    <Dialog
      title={t('previewTitle')}
      className={styles.preview}
      beside={<Button onClick={onClose}>{t('closePreview')}</Button>}
      onClose={onClose}
    >
      <section className={styles.entry} aria-label={t('previewBoard')}>
        <EntryPreview />
      </section>
      <article className={styles.detail} onClickCapture={stay}>
        <JobDetail {...{ job, locale, today, renderText }} address={window.location.origin} />
      </article>
    </Dialog>
  )
}

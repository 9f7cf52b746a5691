import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { JobEntry } from '../../components/job-entry'
import listStyles from '../../components/job-list.module.css'
import { useEntryTexts } from '../../components/use-entry-texts'
import { toJobLine } from '../../job-line'
import { toPreview } from '../to-preview'
import { useJobFormContext } from '../use-job-form'

/** Prevents clicks on links in the preview, which would leave the form. */
export const preventNavigation = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/** Returns the ad with the values of the form, as visitors would see it. */
export function usePreview() {
  const t = useTranslations('jobs.form')
  const { form, choices, state, locale, today } = useJobFormContext()
  const job = toPreview(form.getValues(), choices, { job: state.job, locale, today })
  return { ...job, title: job.title.trim() || t('previewEmpty') }
}

/** The ad as an entry of the board. */
export function EntryPreview() {
  const { locale, today } = useJobFormContext()
  const texts = useEntryTexts()
  const line = toJobLine({ ...usePreview() }, locale)
  return (
    line && (
      <div className={listStyles.list} onClickCapture={preventNavigation}>
        <JobEntry job={line} today={today} texts={texts} />
      </div>
    )
  )
}

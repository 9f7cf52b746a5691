import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { SelectField } from '@/components/form/select-field'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { formatDate } from '@/lib/time-in-words'
import { toOwnJobsCall } from '../../own-jobs/own-jobs-address'
import { useJobFormContext } from '../use-job-form'
import styles from './job-form.module.css'

export interface EarlierJobsProps {
  /** The text of the button that opens the list. */
  title: string
  submitLabel: string
  /** Returns true if the ad has the content that is copied; only such ads are offered. */
  hasContent: (job: OwnJob) => boolean
  onChoose: (job: OwnJob) => void
  children?: ReactNode
}

/** A list of the user's own ads to copy from. It is loaded when it is opened. */
export function EarlierJobs({ title, submitLabel, hasContent, onChoose, children }: EarlierJobsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure className={styles.older} summary={title} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {isOpen && (
        <div className={styles.choice}>
          {children}
          <EarlierJobChoice submitLabel={submitLabel} hasContent={hasContent} onChoose={onChoose} />
        </div>
      )}
    </Disclosure>
  )
}

function EarlierJobChoice({
  submitLabel,
  hasContent,
  onChoose,
}: Pick<EarlierJobsProps, 'submitLabel' | 'hasContent' | 'onChoose'>) {
  const t = useTranslations('jobs.form.older')
  const { locale, state } = useJobFormContext()
  const id = useId()
  const [chosenId, setChosenId] = useState('')
  const { data: jobs, isError } = useQuery({
    queryKey: ['job-form', 'own-jobs', locale],
    queryFn: async ({ signal }) => {
      const { fetchOwnJobs } = await import('../../own-jobs/own-job-calls')
      return await fetchOwnJobs(`${toOwnJobsCall(locale)}?page_size=50`, signal)
    },
  })
  if (!jobs) return <p role="status">{isError ? t('failed') : t('loading')}</p>
  const offeredJobs = jobs.results.filter((job) => job.id !== state.job?.id && hasContent(job))
  const [firstJob] = offeredJobs
  if (!firstJob) return <p role="status">{t('none')}</p>
  const formatName = ({ title, updated_at }: OwnJob) =>
    t('named', { title: title || t('untitled'), day: formatDate(updated_at.slice(0, 10), locale) })
  return (
    <>
      <SelectField
        id={id}
        label={t('label')}
        choices={offeredJobs.map((job) => ({ value: `${job.id}`, name: formatName(job) }))}
        input={{
          value: chosenId || `${firstJob.id}`,
          onChange: (event) => setChosenId(event.currentTarget.value),
        }}
      />
      <Button onClick={() => onChoose(offeredJobs.find((job) => `${job.id}` === chosenId) ?? firstJob)}>
        {submitLabel}
      </Button>
    </>
  )
}

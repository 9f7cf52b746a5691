import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { DayField } from '@/components/ui/aria/day-field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { computeLastJobDay, computeRenewedDeadline } from '@/lib/contract/jobs/job-days'
import { formatDate } from '@/lib/time-in-words'
import type { OwnJobActionsProps } from '../use-own-job'
import { OwnJobProblem } from './own-job-problem'

/** Asks for the new deadline of an ad before it is renewed or published again. */
export function RenewalDialog({ job, title, today, actionState, locale }: OwnJobActionsProps) {
  const t = useTranslations('ownJobs.renewal')
  const tForms = useTranslations('forms')
  const { failure, isPending, closeQuestion, run } = actionState
  const isRunning = job.state === 'published'
  const [deadline, setDeadline] = useState(computeRenewedDeadline(job.deadline, today))
  const [entryProblem, setEntryProblem] = useState<keyof typeof problemTexts | null>(null)
  const problemTexts = {
    required: tForms('problems.required'),
    invalid: tForms('day.invalid'),
    past: t('past'),
    notLonger: t('notLonger', { day: formatDate(job.day, locale) }),
  }
  const problem = entryProblem ? problemTexts[entryProblem] : failure?.fields.deadline?.join(' ')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const newProblem = findProblem(deadline, today, isRunning ? job.day : null)
    setEntryProblem(newProblem)
    if (!newProblem) run({ kind: 'publish', deadline: deadline === job.deadline ? null : deadline })
  }
  return (
    <Dialog title={isRunning ? t('renew') : t('again')} onClose={closeQuestion}>
      <form className={formStyles.form} onSubmit={submit} noValidate>
        <p>{t('text', { title })}</p>
        {failure && !problem && <OwnJobProblem failure={failure} id={job.id} locale={locale} />}
        <DayField
          id={`deadline-${job.id}`}
          label={t('deadline')}
          hint={t('hint')}
          error={problem}
          isRequired
          value={deadline}
          onChange={setDeadline}
        />
        <div className={formStyles.actions}>
          <Button variant="primary" type="submit" isDisabled={isPending}>
            {isRunning ? t('submitRenew') : t('submitAgain')}
          </Button>
          <Button onClick={closeQuestion}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  )
}

/**
 * Returns the problem of an entered date; null if the ad can run until that day.
 * @param lastDay the current last day of a published ad; null for an ad that is not published
 */
function findProblem(day: string, today: string, lastDay: string | null) {
  if (day === '') return 'required'
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return 'invalid'
  if (day < today) return 'past'
  return lastDay !== null && computeLastJobDay(day, today) <= lastDay ? 'notLonger' : null
}

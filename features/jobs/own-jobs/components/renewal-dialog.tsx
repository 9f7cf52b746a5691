import { useTranslations } from 'next-intl'
import { type SubmitEvent, useState } from 'react'
import formStyles from '@/components/form/form.module.css'
import { DayField } from '@/components/ui/aria/day-field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { OwnJobActionsProps } from '../use-own-job'
import { OwnJobProblem } from './own-job-problem'

/** The number of days that the dialog suggests if the deadline has passed. */
const defaultDays = 30

/** Asks for the new deadline of an ad before it is renewed or published again. */
export function RenewalDialog({ job, title, today, actionState, locale }: OwnJobActionsProps) {
  const t = useTranslations('ownJobs.renewal')
  const tForms = useTranslations('forms')
  const { failure, isPending, closeQuestion, run } = actionState
  const isRunning = job.state === 'published'
  const initialDeadline = job.deadline !== null && job.deadline >= today ? job.deadline : addDays(today, defaultDays)
  const [deadline, setDeadline] = useState(initialDeadline)
  const [entryProblem, setEntryProblem] = useState<keyof typeof problemTexts | null>(null)
  const problemTexts = {
    required: tForms('problems.required'),
    invalid: tForms('day.invalid'),
    past: t('past'),
  }
  const problem = entryProblem ? problemTexts[entryProblem] : failure?.fields.deadline?.join(' ')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setEntryProblem(findProblem(deadline, today))
    if (findProblem(deadline, today)) return
    run({ kind: 'publish', deadline: deadline === job.deadline ? null : deadline })
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

/** Returns the problem of an entered date; null if the ad can run until that day. */
function findProblem(day: string, today: string): 'required' | 'invalid' | 'past' | null {
  if (day === '') return 'required'
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return 'invalid'
  return day < today ? 'past' : null
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

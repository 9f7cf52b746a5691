import { useTranslations } from 'next-intl'
import type { SubmitEvent } from 'react'
import formStyles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { OwnJobActionsProps } from '../use-own-job'
import { OwnJobProblem } from './own-job-problem'

/** The default number of days for an ad whose deadline has passed. */
const usualDays = 30

/** Asks for the last day to apply before an ad is published again. */
export function RenewalDialog({ job, title, today, acting, locale }: OwnJobActionsProps) {
  const t = useTranslations('ownJobs.renewal')
  const { failure, isPending, ask, act } = acting
  const isRunning = job.state === 'published'
  const initialDeadline =
    job.deadline !== null && job.deadline >= today ? job.deadline : addDays(today, usualDays)
  const problem = failure?.fields.deadline?.join(' ')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const deadline = String(new FormData(event.currentTarget).get('deadline'))
    act({ kind: 'publish', deadline: deadline === job.deadline ? null : deadline })
  }
  return (
    <Dialog title={isRunning ? t('renew') : t('again')} onClose={() => ask(null)}>
      <form className={formStyles.form} onSubmit={submit}>
        <p>{t('text', { title })}</p>
        {failure && !problem && <OwnJobProblem failure={failure} id={job.id} locale={locale} />}
        <TextField
          id={`deadline-${job.id}`}
          label={t('deadline')}
          hint={t('hint')}
          error={problem}
          isRequired
          input={{ type: 'date', name: 'deadline', min: today, defaultValue: initialDeadline }}
        />
        <div className={formStyles.actions}>
          <Button variant="primary" type="submit" isDisabled={isPending}>
            {isRunning ? t('submitRenew') : t('submitAgain')}
          </Button>
          <Button onClick={() => ask(null)}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  )
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

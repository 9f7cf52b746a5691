import { useTranslations } from 'next-intl'
import type { ReactNode, RefObject, SubmitEvent } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { toJobFieldId } from '../displayed-problems'
import { findNeighbor, type JobStep, jobSteps } from '../steps'
import { useProblemText } from '../use-job-field'
import { useJobFormContext } from '../use-job-form'
import styles from './job-form.module.css'

export interface StepFormProps {
  step: JobStep
  heading: RefObject<HTMLHeadingElement | null>
  /** Opens a step, even if required fields of the current one are missing. */
  onOpenStep: (step: JobStep) => void
  /** Opens the next step if the current one is complete. */
  onNext: (step: JobStep) => void
  /** The fields of the step. In the last step they include the buttons. */
  children: ReactNode
}

/** A step of the form: heading, problems, fields, and buttons to the next and previous step. */
export function StepForm({ step, heading, onOpenStep, onNext, children }: StepFormProps) {
  const t = useTranslations('jobs.form')
  const tForms = useTranslations('forms')
  const { problems } = useJobFormContext()
  const toText = useProblemText()
  const isHydrated = useHydrated()
  const [previousStep, nextStep] = [findNeighbor(step, -1), findNeighbor(step, 1)]
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (nextStep) onNext(nextStep)
  }
  const summary = problems.list.map((problem) => {
    const { field } = problem
    const words = toText(problem)
    return {
      fieldId: field && toJobFieldId(field),
      message: field ? `${t(`fields.${field}`)}: ${words}` : words,
    }
  })
  return (
    <form className={styles.step} aria-label={t('label')} onSubmit={submit} noValidate>
      <div>
        <p className={styles.number}>{t('stepOf', { number: jobSteps.indexOf(step) + 1, count: jobSteps.length })}</p>
        <h2 ref={heading} tabIndex={-1}>
          {t(`titles.${step}`)}
        </h2>
      </div>
      <ErrorSummary title={tForms('summary')} problems={summary} attempt={problems.attempt} />
      {step === 'post' && <p className={styles.quiet}>{t('required')}</p>}
      {/* Disabled until hydration, because text typed before would be lost. */}
      <fieldset className={styles.parts} role="presentation" disabled={!isHydrated}>
        {children}
        {nextStep && (
          <div className={styles.buttons}>
            <Button variant="primary" type="submit">
              {t('next')}
            </Button>
            {previousStep && <Button onClick={() => onOpenStep(previousStep)}>{t('back')}</Button>}
          </div>
        )}
      </fieldset>
    </form>
  )
}

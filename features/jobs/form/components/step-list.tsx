import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { type JobStep, jobSteps } from '../steps'
import styles from './step-list.module.css'

export interface StepListProps {
  step: JobStep
  onGo: (step: JobStep) => void
}

/** Links to the steps of the form. */
export function StepList({ step, onGo }: StepListProps) {
  const t = useTranslations('jobs.form')
  const go = (nextStep: JobStep) => (event: MouseEvent) => {
    event.preventDefault()
    onGo(nextStep)
  }
  return (
    <nav aria-label={t('stepsLabel')} className={styles.steps}>
      <ol>
        {jobSteps.map((listedStep) => (
          <li key={listedStep}>
            <a
              href={`?step=${listedStep}`}
              aria-current={listedStep === step ? 'step' : undefined}
              onClick={go(listedStep)}
            >
              {t(`steps.${listedStep}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { type JobStep, jobSteps } from '../steps'
import styles from './step-list.module.css'

/** Links to the steps of the form. */
export function StepList({ step, onOpenStep }: { step: JobStep; onOpenStep: (step: JobStep) => void }) {
  const t = useTranslations('jobs.form')
  const openStep = (nextStep: JobStep) => (event: MouseEvent) => {
    event.preventDefault()
    onOpenStep(nextStep)
  }
  return (
    <nav aria-label={t('stepsLabel')} className={styles.steps}>
      <ol>
        {jobSteps.map((listedStep) => (
          <li key={listedStep}>
            <a
              href={`?step=${listedStep}`}
              aria-current={listedStep === step ? 'step' : undefined}
              onClick={openStep(listedStep)}
            >
              {t(`steps.${listedStep}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

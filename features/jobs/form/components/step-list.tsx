import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { type JobStep, jobSteps } from '../steps'
import styles from './step-list.module.css'

export interface StepListProps {
  step: JobStep
  onGo: (step: JobStep) => void
}

/** The steps of the form, each a way to it. */
export function StepList({ step, onGo }: StepListProps) {
  const t = useTranslations('jobs.form')
  const go = (next: JobStep) => (event: MouseEvent) => {
    event.preventDefault()
    onGo(next)
  }
  return (
    <nav aria-label={t('stepsLabel')} className={styles.steps}>
      <ol>
        {jobSteps.map((one) => (
          <li key={one}>
            <a href={`?step=${one}`} aria-current={one === step ? 'step' : undefined} onClick={go(one)}>
              {t(`steps.${one}`)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { onFirstInteraction } from '@/components/behavior/on-first-interaction'
import { ErrorSummary } from '@/components/form/error-summary'
import { Button } from '@/components/ui/button'
import { createPartOnDemand } from '@/components/ui/part-on-demand'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { formatDateTime } from '@/lib/time-in-words'
import { type DisplayedProblems, toDisplayedProblems, toJobFieldId } from '../displayed-problems'
import type { JobChoices } from '../job-choices'
import { toSentJob } from '../job-values'
import { findNeighbor, type JobStep, jobSteps, toStep } from '../steps'
import { useProblemText } from '../use-job-field'
import { JobFormContext, type JobFormOptions, useJobForm, useJobFormContext } from '../use-job-form'
import { useJobSteps } from '../use-job-steps'
import { CheckStep } from './check-step'
import { ConditionsStep } from './conditions-step'
import { JobConflict } from './job-conflict'
import styles from './job-form.module.css'
import type { RenderText } from './job-preview'
import { PostStep } from './post-step'
import { PublishedNotice } from './published-notice'
import { SaveState } from './save-state'
import { StepList } from './step-list'
import { TextsStep } from './texts-step'

const loadPreview = () => import('./job-preview')
const JobPreview = createPartOnDemand(() => loadPreview().then((module) => module.JobPreview))

export interface JobFormProps extends JobFormOptions {
  choices: JobChoices
  /** The day in Berlin. */
  today: string
  /** Renders a rich text as visitors see it. */
  renderText: RenderText
}

/** The form to edit a job ad in four steps. */
export function JobForm(props: JobFormProps) {
  // The key creates a new form, without values of the previous ad.
  const [openedJob, setOpenedJob] = useState({ initialJob: props.initialJob, count: 0 })
  const openForm = (initialJob: OwnJob | null) => {
    window.history.pushState(null, '', window.location.pathname)
    setOpenedJob(({ count }) => ({ initialJob, count: count + 1 }))
  }
  return <OpenedForm key={openedJob.count} {...props} initialJob={openedJob.initialJob} onOpen={openForm} />
}

interface OpenedFormProps extends JobFormProps {
  /** Opens the form of another ad; null for a new ad. */
  onOpen: (job: OwnJob | null) => void
}

function OpenedForm({ renderText, onOpen, choices, today, ...options }: OpenedFormProps) {
  const t = useTranslations('jobs.form')
  const { draft, state, form } = useJobForm(options)
  const [problems, setProblems] = useState<DisplayedProblems>({ list: [], attempt: 0 })
  const [publishedJob, setPublishedJob] = useState<OwnJob | null>(null)
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const [isConflictOpen, setConflictOpen] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const { step, openStep: showStep } = useJobSteps(state.job?.id ?? null, heading)
  const contextValue = { ...options, draft, state, form, choices, today, problems, onOpen }
  // Imports the preview after the first interaction, before the user opens it or loses the
  // connection.
  useEffect(() => onFirstInteraction(() => void loadPreview().catch(() => undefined)), [])
  const clearProblems = () => setProblems(({ attempt }) => ({ list: [], attempt }))

  function openStep(nextStep: JobStep, fieldId?: string): void {
    clearProblems()
    showStep(nextStep, fieldId)
  }

  /** Opens the next step, unless required fields of the current one are missing. */
  async function openIfComplete(nextStep: JobStep): Promise<void> {
    const { findJobProblems } = await import('../check-job')
    const allProblems = toDisplayedProblems(findJobProblems(toSentJob(form.getValues()), today))
    const stepProblems = allProblems.filter(({ field }) => field !== null && toStep(field) === step)
    if (stepProblems.length === 0) openStep(nextStep)
    else setProblems(({ attempt }) => ({ list: stepProblems, attempt: attempt + 1 }))
  }

  if (publishedJob) {
    return (
      <JobFormContext value={contextValue}>
        <PublishedNotice job={publishedJob} />
      </JobFormContext>
    )
  }
  return (
    <JobFormContext value={contextValue}>
      <div className={styles.form} data-wide="">
        <StepList step={step} onOpenStep={openStep} />
        <DraftNotices />
        <StepForm
          step={step}
          heading={heading}
          onOpenStep={openStep}
          onNext={(nextStep) => void openIfComplete(nextStep)}
        >
          {step === 'post' && <PostStep />}
          {step === 'texts' && <TextsStep />}
          {step === 'conditions' && <ConditionsStep />}
          {step === 'check' && (
            <CheckStep onOpenStep={openStep} onBack={() => openStep('conditions')} onPublished={setPublishedJob} />
          )}
        </StepForm>
        <div className={styles.bar}>
          <SaveState onOpenConflict={() => setConflictOpen(true)} />
          <Button onClick={() => setPreviewOpen(true)}>{t('preview')}</Button>
        </div>
      </div>
      {isPreviewOpen && <JobPreview renderText={renderText} onClose={() => setPreviewOpen(false)} />}
      {state.conflict && isConflictOpen && (
        <JobConflict conflict={state.conflict} onClose={() => setConflictOpen(false)} />
      )}
    </JobFormContext>
  )
}

/** Notices above the form: the state of the ad, and values restored from this browser. */
function DraftNotices() {
  const t = useTranslations('jobs.form')
  const { draft, state, locale } = useJobFormContext()
  const { job, restoredAt } = state
  const endState = job?.state === 'expired' || job?.state === 'withdrawn' ? job.state : null
  return (
    <>
      {job?.state === 'published' && <p className={styles.notice}>{t('running')}</p>}
      {job?.is_blocked && <p className={styles.notice}>{t('blocked')}</p>}
      {endState && !job?.is_blocked && <p className={styles.notice}>{t(`ended.${endState}`)}</p>}
      {restoredAt && (
        <div className={styles.notice}>
          <p>{t('restored', { time: formatDateTime(new Date(restoredAt), locale) })}</p>
          <Button onClick={() => draft.discard()}>{t('discard')}</Button>
        </div>
      )}
    </>
  )
}

interface StepFormProps {
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
function StepForm({ step, heading, onOpenStep, onNext, children }: StepFormProps) {
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
    return { fieldId: field && toJobFieldId(field), message: field ? `${t(`fields.${field}`)}: ${words}` : words }
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

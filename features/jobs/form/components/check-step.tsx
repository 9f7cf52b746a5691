import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type MouseEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { computeLastJobDay } from '@/lib/contract/jobs/job-days'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { formatDate } from '@/lib/time-in-words'
import {
  type DisplayedProblem,
  type JobInputName,
  toDisplayedProblems,
  toJobFieldId,
  toRefusalProblems,
} from '../displayed-problems'
import { isAutosaved } from '../draft-state'
import { toSentJob } from '../job-values'
import { type JobStep, toStep } from '../steps'
import { useProblemText } from '../use-job-field'
import { useJobFormContext } from '../use-job-form'
import { useWordingAdvice } from '../use-wording-advice'
import { EntryPreview } from './entry-preview'
import styles from './job-form.module.css'
import { Section } from './section'

export interface CheckStepProps {
  onOpenStep: (step: JobStep, fieldId: string) => void
  onBack: () => void
  onPublished: (job: OwnJob) => void
}

/**
 * The last step: the ad as an entry of the board, its problems, suggestions for the wording, and
 * the button that publishes it.
 */
export function CheckStep({ onOpenStep, onBack, onPublished }: CheckStepProps) {
  const t = useTranslations('jobs.form')
  const { draft, state, form, today, locale } = useJobFormContext()
  const values = form.getValues()
  const sentJob = toSentJob(values)
  const { data: adProblems } = useQuery({
    queryKey: ['job-form', 'problems', sentJob, today],
    queryFn: async () => toDisplayedProblems((await import('../check-job')).findJobProblems(sentJob, today)),
  })
  const lastDay = adProblems?.length === 0 && formatDate(computeLastJobDay(values.deadline, today), locale)
  const [outcome, setOutcome] = useState<{
    refusalProblems: DisplayedProblem[]
    isSaved: boolean
    isSending: boolean
  }>({ refusalProblems: [], isSaved: false, isSending: false })
  const problemList = useRef<HTMLDivElement>(null)
  const isPublished = !isAutosaved(state.job)
  const problems = adProblems && adProblems.length > 0 ? adProblems : outcome.refusalProblems

  async function finish(): Promise<void> {
    if (!adProblems || outcome.isSending) return
    if (adProblems.length > 0) return problemList.current?.focus()
    setOutcome({ refusalProblems: [], isSaved: false, isSending: true })
    const newProblems = await (isPublished ? save() : publish())
    setOutcome({ refusalProblems: newProblems, isSaved: isPublished && newProblems.length === 0, isSending: false })
  }

  async function save(): Promise<DisplayedProblem[]> {
    return (await draft.save(true)) ? [] : [{ field: null, code: 'unsaved' }]
  }

  async function publish(): Promise<DisplayedProblem[]> {
    const result = await draft.publish()
    if (!result) return [{ field: null, code: 'unsaved' }]
    if (!result.ok) return toRefusalProblems(result.failure, Object.keys(sentJob))
    onPublished(result.value)
    return []
  }

  const label = isPublished ? t('check.save') : t('check.publish')
  return (
    <>
      <Section title={t('check.board')}>
        <EntryPreview />
      </Section>
      {problems.length > 0 && (
        <div ref={problemList} tabIndex={-1} role={outcome.refusalProblems.length > 0 ? 'alert' : undefined}>
          <Section title={t('check.missing')}>
            <p>{t('check.missingText')}</p>
            <ProblemLinks problems={problems} onOpenStep={onOpenStep} />
          </Section>
        </div>
      )}
      <Advice onOpenStep={onOpenStep} />
      {lastDay && <p>{isPublished ? t('running') : t('check.ready', { day: lastDay })}</p>}
      <div>
        <div className={styles.buttons}>
          {!state.job?.is_blocked && (
            <Button variant="primary" onClick={() => void finish()} isDisabled={outcome.isSending}>
              {outcome.isSending ? t('check.publishing') : label}
            </Button>
          )}
          <Button onClick={onBack}>{t('back')}</Button>
        </div>
        <p role="status">{outcome.isSaved && state.status === 'saved' && t('saved')}</p>
      </div>
    </>
  )
}

interface ProblemLinksProps {
  problems: readonly DisplayedProblem[]
  onOpenStep: CheckStepProps['onOpenStep']
}

/** The problems of the ad, each with a link to its field. */
function ProblemLinks({ problems, onOpenStep }: ProblemLinksProps) {
  const t = useTranslations('jobs.form.fields')
  const toText = useProblemText()
  return (
    <ul className={styles.links}>
      {problems.map((problem) => {
        const { field } = problem
        return (
          <li key={`${field} ${problem.code}`}>
            {field === null ? (
              toText(problem)
            ) : (
              <FieldLink field={field} onOpenStep={onOpenStep}>
                {t(field)}
              </FieldLink>
            )}
            {field !== null && problem.code !== 'required' && <span> {toText(problem)}</span>}
          </li>
        )
      })}
    </ul>
  )
}

interface FieldLinkProps {
  field: JobInputName
  onOpenStep: CheckStepProps['onOpenStep']
  children: string
}

function FieldLink({ field, onOpenStep, children }: FieldLinkProps) {
  const openStep = (event: MouseEvent) => {
    event.preventDefault()
    onOpenStep(toStep(field), toJobFieldId(field))
  }
  return (
    <a href={`?step=${toStep(field)}#${toJobFieldId(field)}`} onClick={openStep}>
      {children}
    </a>
  )
}

/** Suggestions for the wording. The user may ignore them. */
function Advice({ onOpenStep }: Pick<CheckStepProps, 'onOpenStep'>) {
  const t = useTranslations('jobs.form')
  const adviceByField = useWordingAdvice()
  // A deadline that has passed is listed as a problem.
  const fields = (['title', 'deadline', 'starts_on', 'salary'] as const).filter(
    (field) => adviceByField[field] && adviceByField[field] !== 'deadlinePast',
  )
  if (fields.length === 0) return null
  return (
    <Section title={t('check.advice')}>
      <ul className={styles.links}>
        {fields.map((field) => {
          const advice = adviceByField[field]
          return (
            <li key={field}>
              <FieldLink field={field} onOpenStep={onOpenStep}>
                {t(`fields.${field}`)}
              </FieldLink>
              {advice && <span> {t(`advice.${advice}`)}</span>}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

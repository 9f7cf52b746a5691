import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type MouseEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { OwnJob } from '@/lib/contract/jobs/jobs'
import { isSavedByItself } from '../draft-state'
import { sentJobOf } from '../job-values'
import {
  jobFieldId,
  refusedProblems,
  type ShownProblem,
  shownProblems,
  type WrittenField,
} from '../shown-problems'
import { type JobStep, stepOf } from '../steps'
import { useProblemText } from '../use-job-field'
import { useJobFormParts } from '../use-job-form'
import { useWordingHints } from '../use-wording-hints'
import { EntryPreview } from './entry-preview'
import styles from './job-form.module.css'
import { Section } from './section'

export interface CheckStepProps {
  onGo: (step: JobStep, fieldId: string) => void
  onBack: () => void
  onPublished: (job: OwnJob) => void
}

/**
 * The last step: the ad as an entry of the board, its problems, suggestions, and the publish
 * button.
 */
export function CheckStep({ onGo, onBack, onPublished }: CheckStepProps) {
  const t = useTranslations('jobs.form')
  const { draft, state, form, today } = useJobFormParts()
  const sent = sentJobOf(form.getValues())
  const { data: found } = useQuery({
    queryKey: ['job-form', 'problems', sent, today],
    queryFn: async () => shownProblems((await import('../check-job')).problemsOfJob(sent, today)),
  })
  const [outcome, setOutcome] = useState<{ refused: ShownProblem[]; isSaved: boolean; isSending: boolean }>({
    refused: [],
    isSaved: false,
    isSending: false,
  })
  const missing = useRef<HTMLDivElement>(null)
  const isRunning = !isSavedByItself(state.job)
  const problems = found && found.length > 0 ? found : outcome.refused

  async function finish(): Promise<void> {
    if (!found || outcome.isSending) return
    if (found.length > 0) return missing.current?.focus()
    setOutcome({ refused: [], isSaved: false, isSending: true })
    const refused = await (isRunning ? save() : publish())
    setOutcome({ refused, isSaved: isRunning && refused.length === 0, isSending: false })
  }

  async function save(): Promise<ShownProblem[]> {
    return (await draft.save(true)) ? [] : [{ field: null, code: 'unsaved' }]
  }

  async function publish(): Promise<ShownProblem[]> {
    const result = await draft.publish()
    if (!result) return [{ field: null, code: 'unsaved' }]
    if (!result.ok) return refusedProblems(result.failure, Object.keys(sent))
    onPublished(result.value)
    return []
  }

  const label = isRunning ? t('check.save') : t('check.publish')
  return (
    <>
      <Section title={t('check.board')}>
        <EntryPreview />
      </Section>
      {problems.length > 0 && (
        <div ref={missing} tabIndex={-1} role={outcome.refused.length > 0 ? 'alert' : undefined}>
          <Section title={t('check.missing')}>
            <p>{t('check.missingText')}</p>
            <ProblemLinks problems={problems} onGo={onGo} />
          </Section>
        </div>
      )}
      <Advice onGo={onGo} />
      {found?.length === 0 && <p>{isRunning ? t('running') : t('check.ready')}</p>}
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
  problems: readonly ShownProblem[]
  onGo: CheckStepProps['onGo']
}

/** The missing fields, each as a link to the field in its step. */
function ProblemLinks({ problems, onGo }: ProblemLinksProps) {
  const t = useTranslations('jobs.form.fields')
  const textOf = useProblemText()
  return (
    <ul className={styles.links}>
      {problems.map((problem) => {
        const { field } = problem
        return (
          <li key={`${field} ${problem.code}`}>
            {field === null ? (
              textOf(problem)
            ) : (
              <FieldLink field={field} onGo={onGo}>
                {t(field)}
              </FieldLink>
            )}
            {field !== null && problem.code !== 'required' && <span> {textOf(problem)}</span>}
          </li>
        )
      })}
    </ul>
  )
}

interface FieldLinkProps {
  field: WrittenField
  onGo: CheckStepProps['onGo']
  children: string
}

function FieldLink({ field, onGo, children }: FieldLinkProps) {
  const go = (event: MouseEvent) => {
    event.preventDefault()
    onGo(stepOf(field), jobFieldId(field))
  }
  return (
    <a href={`?step=${stepOf(field)}#${jobFieldId(field)}`} onClick={go}>
      {children}
    </a>
  )
}

/** Suggestions for better wording, all optional. */
function Advice({ onGo }: Pick<CheckStepProps, 'onGo'>) {
  const t = useTranslations('jobs.form')
  const { deadline, ...others } = useWordingHints()
  const isOver = deadline === 'deadlinePast'
  const hints = { ...others, ...(deadline && !isOver && { deadline }) }
  const fields = (['title', 'deadline', 'salary'] as const).filter((field) => hints[field])
  if (fields.length === 0) return null
  return (
    <Section title={t('check.advice')}>
      <ul className={styles.links}>
        {fields.map((field) => {
          const hint = hints[field]
          return (
            <li key={field}>
              <FieldLink field={field} onGo={onGo}>
                {t(`fields.${field}`)}
              </FieldLink>
              {hint && <span> {t(`advice.${hint}`)}</span>}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

import { useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/form/error-summary'
import type { FormProblem } from '@/components/form/problem-list'
import { SubmitButton } from '@/components/ui/submit-button'
import { useAdministration } from '../administration-context'
import formStyles from '../form/form.module.css'
import { selectProblems } from '../form/problems'
import { UnsavedGuard } from '../form/unsaved-guard'
import { entryControls } from '../records/proposals'
import { ComparedValues } from './compared-values'
import { DecisionFields } from './decision-fields'
import { type AdministeredProposal, getInitialChoice } from './decisions'
import styles from './proposals.module.css'
import { useDecisions } from './use-decisions'

interface DecisionFormProps {
  id: number
  proposal: AdministeredProposal
  onDone: () => void
}

/** The form that decides on an open proposal, field by field. */
export function DecisionForm({ id, proposal, onDone }: DecisionFormProps) {
  const t = useTranslations('administration.proposals')
  const { locale } = useAdministration()
  const { choices, choose, reset, problems, failure, attempt, isPending, decide } = useDecisions(id, proposal, onDone)
  const problemList = Object.entries(problems).map(([path, message]): FormProblem => {
    const label = entryControls[path.split('.')[0] ?? '']?.label[locale]
    return { fieldId: `decision-${path.replaceAll('.', '-')}`, message: `${label}: ${message}` }
  })
  if (failure !== undefined) problemList.push({ fieldId: null, message: failure })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void decide()
      }}
    >
      <ErrorSummary title={t('problemsTitle')} attempt={attempt} problems={problemList} />
      <ul className={styles.changes}>
        {proposal.changes.map((change) => (
          <ComparedValues key={change.field} change={change} logos={proposal.logos} isOpen>
            <DecisionFields
              // The first choice differs by the revision of the proposal and by the conflict.
              key={`${proposal.proposal_revision} ${change.is_conflict}`}
              change={change}
              choice={choices[change.field] ?? getInitialChoice(change)}
              problems={selectProblems(problems, change.field)}
              onChoose={(choice) => choose(change.field, choice)}
            />
          </ComparedValues>
        ))}
      </ul>
      <div className={formStyles.save}>
        <SubmitButton isSending={isPending}>{isPending ? t('sending') : t('submit')}</SubmitButton>
        <p>{t('mail')}</p>
      </div>
      <UnsavedGuard isDirty={Object.keys(choices).length > 0} onSave={decide} onDiscard={reset} />
    </form>
  )
}

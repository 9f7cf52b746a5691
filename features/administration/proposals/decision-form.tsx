import { useTranslations } from 'next-intl'
import { ChoiceField } from '@/components/form/choice-field'
import { ErrorSummary } from '@/components/form/error-summary'
import type { FormProblem } from '@/components/form/problem-list'
import { SubmitButton } from '@/components/ui/submit-button'
import { useAdministration } from '../administration-context'
import { FieldInput } from '../form/field-input'
import formStyles from '../form/form.module.css'
import { TextArea } from '../form/inputs/text-area'
import { type Problems, selectProblems } from '../form/problems'
import { UnsavedGuard } from '../form/unsaved-guard'
import { entryControls } from '../records/proposals'
import { ComparedValues } from './compared-values'
import { type AdministeredProposal, type Change, type Choice, getInitialChoice } from './decisions'
import styles from './proposals.module.css'
import { useDecisions } from './use-decisions'

const outcomes = ['approved', 'changed', 'refused'] as const

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

interface DecisionFieldsProps {
  change: Change
  choice: Choice
  problems: Problems
  onChoose: (choice: Choice) => void
}

/** The decision on a proposed change: accept it, change the value, or refuse with a reason. */
function DecisionFields({ change, choice, problems, onChoose }: DecisionFieldsProps) {
  const t = useTranslations('administration.proposals')
  const { locale } = useAdministration()
  const field = entryControls[change.field]
  if (!field) return null
  const id = `decision-${change.field}`
  return (
    <div className={formStyles.fields}>
      <div className={styles.choice}>
        {' '}
        <ChoiceField
          id={`${id}-outcome`}
          label={t('decision', { field: field.label[locale] })}
          choices={outcomes.map((value) => ({ value, label: t(`choices.${value}`) }))}
          {...(choice.outcome && { defaultValue: choice.outcome })}
          error={problems.outcome}
          input={{
            name: id,
            onChange: ({ currentTarget }) =>
              onChoose({
                ...choice,
                outcome: outcomes.find((outcome) => outcome === currentTarget.value) ?? null,
              }),
          }}
        />
      </div>{' '}
      {choice.outcome === 'changed' && (
        <FieldInput
          id={`${id}-value`}
          field={field}
          value={choice.value}
          problems={selectProblems(problems, 'value')}
          onChange={(value) => onChoose({ ...choice, value })}
        />
      )}
      {choice.outcome === 'refused' && (
        <TextArea
          id={`${id}-reason`}
          label={t('reason')}
          hint={t('reasonHint')}
          error={problems.reason}
          isRequired
          value={choice.reason}
          onChange={(reason) => onChoose({ ...choice, reason })}
        />
      )}
    </div>
  )
}

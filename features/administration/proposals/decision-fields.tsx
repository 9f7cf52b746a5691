import { useTranslations } from 'next-intl'
import { ChoiceField } from '@/components/form/choice-field'
import { useAdministration } from '../administration-context'
import { FieldInput } from '../form/field-input'
import formStyles from '../form/form.module.css'
import { TextArea } from '../form/inputs/text-area'
import { type Problems, selectProblems } from '../form/problems'
import { entryControls } from '../records/proposals'
import type { Change, Choice } from './decisions'
import styles from './proposals.module.css'

const outcomes = ['approved', 'changed', 'refused'] as const

interface DecisionFieldsProps {
  change: Change
  choice: Choice
  problems: Problems
  onChoose: (choice: Choice) => void
}

/** The decision on a proposed change: accept it, change the value, or refuse with a reason. */
export function DecisionFields({ change, choice, problems, onChoose }: DecisionFieldsProps) {
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

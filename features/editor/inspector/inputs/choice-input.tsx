import { useLocale } from 'next-intl'
import { FieldGroup } from '@/components/form/field-group'
import type { Choice } from '@/features/blocks/block-editor'
import { classNames } from '@/lib/class-names'
import { Diagram } from '../../ui/diagram'
import styles from './choice-input.module.css'
import type { InputProps } from './input'

interface ChoiceInputProps extends InputProps<unknown> {
  choices: readonly Choice[]
}

/** A radio group of a few options, with small diagrams if available. */
export function ChoiceInput({ id, label, value, isRequired, error, onChange, onBlur, choices }: ChoiceInputProps) {
  const locale = useLocale()
  const visibleChoices = choices.filter((choice) => !choice.isHidden || choice.value === value)
  const isShort = visibleChoices.every(({ name }) => name[locale].length <= 2)

  return (
    <FieldGroup id={id} label={label} error={error} isRequired={isRequired}>
      <div className={styles.choices} data-short={isShort ? '' : undefined}>
        {visibleChoices.map((choice, index) => (
          <label key={choice.value} className={styles.choice}>
            <input
              id={index === 0 ? id : `${id}-${choice.value}`}
              type="radio"
              name={id}
              className={classNames('visually-hidden', styles.radio)}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
            />
            {choice.diagram && <Diagram shapes={choice.diagram} />}
            <span>{choice.name[locale]}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

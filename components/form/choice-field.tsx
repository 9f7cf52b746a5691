import type { InputHTMLAttributes } from 'react'
import { FieldGroup } from './field-group'
import styles from './form.module.css'

export interface ChoiceFieldProps {
  id: string
  label: string
  choices: { value: string; label: string }[]
  defaultValue?: string
  error?: string | undefined
  input: InputHTMLAttributes<HTMLInputElement>
}

/**
 * A group of radio buttons. The first button has the id of the field, so that the link of an error
 * leads to it.
 */
export function ChoiceField({ id, label, choices, defaultValue, error, input }: ChoiceFieldProps) {
  return (
    <FieldGroup id={id} label={label} error={error}>
      {choices.map((choice, index) => {
        const { value } = choice
        const choiceId = index === 0 ? id : `${id}-${value}`
        return (
          <div key={value} className={styles.check}>
            <input
              {...input}
              id={choiceId}
              type="radio"
              value={value}
              defaultChecked={value === defaultValue}
              aria-invalid={Boolean(error)}
            />
            <label htmlFor={choiceId}>{choice.label}</label>
          </div>
        )
      })}
    </FieldGroup>
  )
}

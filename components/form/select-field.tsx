import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field'
import styles from './form.module.css'

export interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  choices: readonly { value: string; name: string }[]
  /** What stands for no choice; left out where there must be one. */
  none?: string
  /** What react-hook-form registers. */
  input: SelectHTMLAttributes<HTMLSelectElement>
}

/** One of many values, in the browser's own list. */
export function SelectField({ choices, none, input, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select className={styles.input} {...input} {...control}>
          {none !== undefined && <option value="">{none}</option>}
          {choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

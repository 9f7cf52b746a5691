import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field'
import styles from './form.module.css'

export interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  choices: readonly { value: string; name: string }[]
  /** Label of the choice with an empty value; undefined if there is no such choice. */
  none?: string
  /** Attributes for the `select` element, from react-hook-form. */
  input: SelectHTMLAttributes<HTMLSelectElement>
}

/** A form field with a native `select` element. */
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

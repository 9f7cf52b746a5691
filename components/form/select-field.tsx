import type { SelectHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field'
import styles from './form.module.css'

export interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  choices: readonly { value: string; name: string }[]
  /** Label of an additional choice with an empty value; undefined if there is no such choice. */
  emptyLabel?: string
  /** Attributes for the `select` element, from react-hook-form. */
  input: SelectHTMLAttributes<HTMLSelectElement>
}

/** A form field with a native `select` element. */
export function SelectField({ choices, emptyLabel, input, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select className={styles.input} {...input} {...control}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
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

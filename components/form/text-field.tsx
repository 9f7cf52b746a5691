import type { InputHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field'
import styles from './form.module.css'

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  /**
   * Attributes from react-hook-form, and attributes such as `type`, `autocomplete` and `inputmode`.
   */
  input: InputHTMLAttributes<HTMLInputElement>
}

export function TextField({ input, ...field }: TextFieldProps) {
  return <Field {...field}>{(control) => <input type="text" className={styles.input} {...input} {...control} />}</Field>
}

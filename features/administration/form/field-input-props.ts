import type { Values } from '../calls'
import type { Field } from '../record-type'
import type { Problems } from './problems'

export interface FieldInputProps {
  id: string
  field: Field
  value: unknown
  problems: Problems
  siblingValues?: Values
  onChange: (value: unknown) => void
}

/** Props of an input with a label and several controls. */
export interface GroupInputProps {
  id: string
  label: string
  error: string | undefined
  hint: string | undefined
  value: unknown
  onChange: (value: unknown) => void
}

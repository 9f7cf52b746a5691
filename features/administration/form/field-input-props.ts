import type { Values } from '../calls'
import type { Field } from '../record-type'
import type { Problems } from './problems'

/** What the control of a field needs. */
export interface FieldInputProps {
  id: string
  field: Field
  value: unknown
  problems: Problems
  /** The values beside it. */
  beside?: Values
  onChange: (value: unknown) => void
}

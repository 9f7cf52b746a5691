import { useAdministration } from '../../administration-context'
import type { Values } from '../../calls'
import type { Field } from '../../record-type'
import { RelationsInput, type RelationsInputProps } from './relations-input'

interface RecordsOfInputProps extends Omit<RelationsInputProps, 'type' | 'isOrder' | 'publicAddress'> {
  field: Extract<Field, { kind: 'recordsOf' }>
  /** The values of the row. */
  row: Values
}

/** Related records of the type that another field of the row chooses. */
export function RecordsOfInput({ field, row, ...props }: RecordsOfInputProps) {
  const { locale } = useAdministration()
  const source = String(row[field.source])
  const type = field.types[source]
  if (!type) return null
  return <RelationsInput {...props} type={type} publicAddress={field.getPublicAddress(locale, source)} />
}

import { useAdministration } from '../../administration-context'
import type { Values } from '../../calls'
import type { Field } from '../../record-type'
import { RelationsInput, type RelationsInputProps } from './relations-input'

interface SourceRecordsInputProps extends Omit<RelationsInputProps, 'type' | 'isOrderOnly' | 'publicPath'> {
  field: Extract<Field, { kind: 'sourceRecords' }>
  /** Values of the row that contains the field. */
  row: Values
}

/** The input for related records. Another field in the row determines their type. */
export function SourceRecordsInput({ field, row, ...props }: SourceRecordsInputProps) {
  const { locale } = useAdministration()
  const source = String(row[field.sourceField])
  const type = field.types[source]
  if (!type) return null
  return <RelationsInput {...props} type={type} publicPath={field.getPublicPath(locale, source)} />
}
